import type { Card } from "../shelf";
import cover from "./cover.svg?url";
import "./identity.css";

export const card: Card = {
  title: "Les Nominés du Néombre",
  place: 2,
  cover,
  kinds: { option: "mode", needs: { expedition: ["zone"], fight: ["zone"] } },
};
