import type { Card } from "../shelf";
import cover from "./cover.svg?url";
import "./identity.css";

export const card: Card = { title: "Hybris", place: 4, cover, leads: "scenario", first: { scenario: "renaissance" } };
