/** The words of decks that are looked through and of a campaign that is told, fetched with whatever shows them. */

import { beside } from "../../lib/i18n.svelte";
import en from "./text/browsing.en.ftl?raw";
import fr from "./text/browsing.fr.ftl?raw";

export const t = beside({ en, fr });
