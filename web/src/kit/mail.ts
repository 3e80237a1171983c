/** The words of the mails, for the pages that speak of them. */

import { words } from "../lib/i18n.svelte";
import en from "./mail.en.ftl?raw";
import fr from "./mail.fr.ftl?raw";

export const spoken = words.bring("mail", async (lang) => ({ en, fr })[lang]);
