import { access, constants, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type CountedFinding,
  FatalError,
  findingKinds,
  formatSubject,
  type SuiteName,
  suiteNames,
} from '#verify/base/finding.ts';
import { getReason } from '#verify/base/failure.ts';
import type { Attempted } from '#verify/check/run-recorder.ts';
import { reportPage } from './page.ts';
import type { Report } from './report.ts';
import { render } from './templates.ts';
import { repeatText } from './topics.ts';

/** `report.json`, for programs. Breaking changes raise `version`; new fields don't. */
export function jsonReport(report: Report): string {
  const { findings, warnings, notTried, topics, target, contract, at, seed, requests, events, coverage } = report;
  const [problems, places] = [findings.length, topics.length];
  const counts = { calls: requests, events, findings: problems, warnings: warnings.length, places };
  const verdict = problems === 0 ? 'clean' : 'findings';
  const run = { version: 1, verdict, target, contract, at: new Date(at).toISOString(), seed, counts };
  const content = { ...run, findings, warnings, notTried, coverage };
  return `${JSON.stringify(content, null, 2)}\n`;
}

type Case = { readonly label: string; readonly findings: readonly CountedFinding[] };

function getLabel({ subject }: CountedFinding): string {
  const { operation, call, channel, message } = subject;
  if (channel !== undefined || message !== undefined) {
    return formatSubject({ ...(channel !== undefined && { channel }), ...(message !== undefined && { message }) });
  }
  return operation ?? call ?? 'the server';
}

function toCases(part: SuiteName, tried: Attempted | undefined, findings: readonly CountedFinding[]): readonly Case[] {
  const steps = part === 'workflows' ? [...(tried?.steps ?? [])] : [];
  const workflows = new Set(steps.map((step) => / of (workflow .+)$/.exec(step)?.[1] ?? step));
  const isIn = (workflow: string, { text, evidence = [] }: CountedFinding): boolean =>
    [text, ...evidence].some((line) => line.includes(workflow));
  const labels = new Set([...workflows, ...(tried?.subjects ?? []), ...findings.map(getLabel)]);
  return [...labels].map((label) => ({
    label,
    findings: findings.filter((finding) => (workflows.has(label) ? isIn(label, finding) : getLabel(finding) === label)),
  }));
}

function toFailure(findings: readonly CountedFinding[], seed: number | null) {
  const [first] = findings;
  const lines = findings.flatMap((finding) => {
    const { kind, subject, at, text, hint, evidence = [], count } = finding;
    const where = [formatSubject(subject), at].filter((value) => value !== '').join(' ');
    const repeat = repeatText(finding, seed);
    return [
      `${where === '' ? '' : `${where}: `}${text}${count > 1 ? ` (${count} times)` : ''}`,
      `${kind}: ${findingKinds[kind]}`,
      ...(hint === undefined ? [] : [`Fix: ${hint}`]),
      ...evidence,
      ...(repeat === '' ? [] : [`Repeat: ${repeat}`]),
      '',
    ];
  });
  return first && { type: first.kind, message: first.text, text: lines.join('\n') };
}

/** Returns JUnit XML: a suite per part, with a test per operation, event and workflow. */
export function junitReport(report: Report): string {
  const suites = suiteNames.flatMap((part) => {
    const findings = report.byPart.filter((finding) => finding.part === part);
    const cases = toCases(part, report.tried.get(part), findings).map(({ label, findings: ofCase }) => ({
      label,
      failure: toFailure(ofCase, report.seed),
    }));
    return cases.length === 0 ? [] : [{ part, cases, failures: cases.filter(({ failure }) => failure).length }];
  });
  return render('junit', {
    tests: suites.reduce((sum, { cases }) => sum + cases.length, 0),
    failures: suites.reduce((sum, { failures }) => sum + failures, 0),
    time: new Date(report.at).toISOString().slice(0, 19),
    suites,
  });
}

function refusal(folder: string, error: unknown): FatalError {
  return new FatalError(`Can't write the reports to ${folder}: ${getReason(error)}.`);
}

/** Checks that reports can be written, before the run. Throws `FatalError` when they can't. */
export async function prepareFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
  } catch (error) {
    throw refusal(folder, error);
  }
}

export async function writeReports(folder: string, report: Report): Promise<void> {
  try {
    await writeFile(join(folder, 'report.html'), reportPage(report));
    await writeFile(join(folder, 'junit.xml'), junitReport(report));
    await writeFile(join(folder, 'report.json'), jsonReport(report));
  } catch (error) {
    throw refusal(folder, error);
  }
}
