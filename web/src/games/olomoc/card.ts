import type { Card } from "../shelf";
import cover from "./cover.svg?url";
import "./identity.css";

export const card: Card = { title: "Olomòc", place: 5, cover };
