/** The words of campaigns, fetched with whatever shows one. */

import { words } from "../lib/i18n.svelte";
import en from "./campaign.en.ftl?raw";
import fr from "./campaign.fr.ftl?raw";

export const spoken = words.bring("campaign", async (lang) => ({ en, fr })[lang]);
