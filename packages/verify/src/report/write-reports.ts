import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type CountedFinding,
  FatalError,
  findingKinds,
  formatSubject,
  type SuiteName,
  suiteNames,
} from '#verify/base/finding.ts';
import type { Attempted } from '#verify/check/run-recorder.ts';
import { markup, type Markup } from './markup.ts';
import { reportPage } from './page.ts';
import type { Report } from './report.ts';
import { repeatText } from './topics.ts';

/** `report.json`, for programs. Breaking changes raise `version`; new fields don't. */
export function jsonReport(report: Report): string {
  const { findings, warnings, notTried, topics, target, contract, at, seed, requests, events, coverage } = report;
  const verdict = findings.length === 0 ? 'clean' : 'findings';
  const places = topics.length;
  const counts = { calls: requests, events, findings: findings.length, warnings: warnings.length, places };
  const end = new Date(at).toISOString();
  const content = {
    version: 1,
    verdict,
    target,
    contract,
    at: end,
    seed,
    counts,
    findings,
    warnings,
    notTried,
    coverage,
  };
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

function workflowIn(step: string): string {
  return / of (workflow .+)$/.exec(step)?.[1] ?? step;
}

function isIn(workflow: string, { text, evidence = [] }: CountedFinding): boolean {
  return [text, ...evidence].some((line) => line.includes(workflow));
}

function toCases(part: SuiteName, tried: Attempted | undefined, findings: readonly CountedFinding[]): readonly Case[] {
  const workflows = new Set(part === 'workflows' ? [...(tried?.steps ?? [])].map(workflowIn) : []);
  const labels = new Set([...workflows, ...(tried?.subjects ?? []), ...findings.map(getLabel)]);
  return [...labels].map((label) => ({
    label,
    findings: findings.filter((finding) => (workflows.has(label) ? isIn(label, finding) : getLabel(finding) === label)),
  }));
}

function failure(findings: readonly CountedFinding[], seed: number | null): Markup {
  const [first] = findings;
  if (!first) return markup``;
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
  return markup`<failure type="${first.kind}" message="${first.text}">${lines.join('\n')}</failure>`;
}

function suite(part: SuiteName, cases: readonly Case[], { seed, at }: Report): Markup {
  const failed = cases.filter(({ findings }) => findings.length > 0).length;
  const time = new Date(at).toISOString().slice(0, 19);
  return markup`  <testsuite name="${part}" tests="${cases.length}" failures="${failed}" errors="0" skipped="0" time="0" timestamp="${time}">
${cases.map(
  ({ label, findings }) =>
    markup`    <testcase classname="${`contract.${part}`}" name="${label}" time="0">${failure(findings, seed)}</testcase>
`,
)}  </testsuite>
`;
}

/** Returns JUnit XML: a suite per part, with a test per operation, event and workflow. */
export function junitReport(report: Report): string {
  const suites = suiteNames.flatMap((part) => {
    const findings = report.byPart.filter((finding) => finding.part === part);
    const cases = toCases(part, report.tried.get(part), findings);
    return cases.length === 0 ? [] : [{ part, cases }];
  });
  const all = suites.flatMap(({ cases }) => cases);
  const failed = all.filter(({ findings }) => findings.length > 0).length;
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="contract" tests="${all.length}" failures="${failed}" errors="0" time="0">
${suites.map(({ part, cases }) => suite(part, cases, report))}</testsuites>
`.markup;
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the disk is read-only',
  EEXIST: 'a file with this name exists',
  ENOTDIR: 'part of the path is a file',
  ENOSPC: 'the disk is full',
};

function refusal(folder: string, error: unknown): FatalError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const reason = reasons[code] ?? (error instanceof Error ? error.message : String(error));
  return new FatalError(`Can't write the reports to ${folder}: ${reason}.`);
}

/** Checks that reports can be written, before the run. Throws `FatalError` when they can't. */
export async function prepareFolder(folder: string): Promise<void> {
  const trial = join(folder, `.trial-${process.pid}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(trial, '');
    await rm(trial);
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
