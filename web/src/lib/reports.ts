/** Reports to the host, and what came of them. */

import { call } from "./api";
import type { MyReports, NewReport, ReportForm } from "./api.gen";

export const reports = {
  form: (about: string, table: string) =>
    call<ReportForm>("GET", `/api/report?about=${encodeURIComponent(about)}&table=${encodeURIComponent(table)}`),
  send: (report: NewReport) => call<MyReports>("POST", "/api/report", report),
  mine: () => call<MyReports>("GET", "/api/report/mine"),
};

export const REASONS = ["words", "cheating", "stalling", "name", "other"] as const;
