import type { Card } from "../shelf";
import cover from "./cover.svg?url";
import "./identity.css";

export const card: Card = {
  title: "Steamwatchers",
  place: 3,
  cover,
  leads: "scenario",
  first: { scenario: "apprentissage" },
};
