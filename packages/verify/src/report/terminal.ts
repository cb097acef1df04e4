import pc from 'picocolors';
import { formatSubject, isWarning } from '#verify/base/finding.ts';
import { plural } from '#verify/base/values.ts';
import { type Progress, RunRecorder } from '#verify/check/run-recorder.ts';
import type { Contract } from '#verify/contract/contract.ts';
import { type Coverage, coverageLine, isTested } from '#verify/run/coverage.ts';
import { describeFinding, formatSummary, type Report } from './report.ts';
import { excerpt, fewTopics, type FindingGroup, getGroupKey, type ReportTopic } from './topics.ts';

/** Functions that colour text for a terminal, or leave it as it is. */
export type Colours = ReturnType<typeof pc.createColors>;

const plain = pc.createColors(false);

/** Removes control characters so that server text can't move the cursor or colour the terminal. */
function harmless(text: string): string {
  return text.replaceAll(/[\r\n\t]+/g, ' ').replaceAll(/[^\u0020-\u007e\u00a0-\uffff]/g, '');
}

function formatFinding(finding: FindingGroup, report: Report, { dim }: Colours): readonly string[] {
  const { kind, meaning, text, hint, evidence, aspect, times, places, curl, repeat, isWarned } = describeFinding(
    finding,
    report,
  );
  const summary = `${aspect === '' ? '' : `${aspect}: `}${text}${times === '' ? '' : ` (${times})`}`;
  return [
    `  ${isWarned ? '!' : '✗'} ${harmless(summary)}`,
    dim(`      ${kind}: ${meaning}`),
    ...(hint === undefined ? [] : [`      Fix: ${harmless(hint)}`]),
    ...(places === '' ? [] : [dim(`      ${harmless(places)}`)]),
    ...evidence.map((line) => dim(`      │ ${harmless(line)}`)),
    ...(curl === null ? [] : [dim(`      Try: ${harmless(curl)}`)]),
    ...(repeat === '' ? [] : [dim(`      Run again: ${repeat}`)]),
  ];
}

function formatTopic(topic: ReportTopic, report: Report, paint: Colours): readonly string[] {
  return [
    '',
    `${paint.bold(harmless(topic.title))}${topic.name === '' ? '' : `  ${paint.dim(topic.name)}`}`,
    ...topic.findings.flatMap((finding) => formatFinding(finding, report, paint)),
  ];
}

/** Long reports scroll away, so list every subject at the end. */
function formatIndex(topics: readonly ReportTopic[], { bold, dim }: Colours): readonly string[] {
  return topics.length <= fewTopics
    ? []
    : [
        '',
        bold('Summary, most important first'),
        ...topics.flatMap((topic) => [`  ${harmless(topic.title)}`, dim(`    ${harmless(excerpt(topic))}`)]),
      ];
}

/** Prints each problem's cause once, when it's found. `baseUrl`: the server's address, to check those in its responses. */
export function createLoggingRecorder(contract: Contract, progress: Progress, baseUrl?: string): RunRecorder {
  const causes = new Set<string>();
  return new RunRecorder(contract, {
    ...(baseUrl !== undefined && { baseUrl }),
    ...(progress.countCheck && { onObserved: progress.countCheck }),
    onFinding: (finding) => {
      if (isWarning(finding)) return;
      progress.countProblem?.();
      const key = getGroupKey(finding);
      const { kind, subject, at, text } = finding;
      const place = [formatSubject(subject), at].filter((part) => part !== '').join(' ') || kind;
      if (!causes.has(key)) progress.log(harmless(`✗ ${place}: ${text}`));
      causes.add(key);
    },
  });
}

export function terminalReport(report: Report, paint = plain): string {
  const { topics, warningTopics, seed, requests, events, findings, coverage } = report;
  return [
    ...[...warningTopics, ...topics].flatMap((topic) => formatTopic(topic, report, paint)),
    ...formatIndex(topics, paint),
    '',
    `${plural(requests, 'request')} and ${plural(events, 'event')}${seed === null ? '' : `, seed ${seed}`}.`,
    coverageLine(coverage),
    ...formatUntested(coverage),
    paint.bold(`${findings.length === 0 ? '✓' : '✗'} ${formatSummary(report)}`),
  ].join('\n');
}

const mostNamed = 8;

/** Says what a verdict isn't about. */
function formatUntested(coverage: Coverage): readonly string[] {
  const names = coverage.operations.filter((operation) => !isTested(operation)).map(({ operation }) => operation);
  if (names.length === 0) return [];
  const more = names.length - mostNamed;
  return [`Not tested: ${names.slice(0, mostNamed).join(', ')}${more > 0 ? ` and ${more} more` : ''}.`];
}

/** Call `end` after the last part. */
export type ProgressDisplay = Required<Progress> & { readonly end: () => void };

/** Each part ends with its counts. */
export function createProgress(write: (text: string) => void, paint = plain): ProgressDisplay {
  let [requestCount, findingCount, isRunning] = [0, 0, false];
  const end = (): void => {
    if (isRunning) write(paint.dim(`  ${requestCount} checked, ${plural(findingCount, 'problem')}\n`));
    isRunning = false;
  };
  return {
    part: (title) => {
      end();
      [requestCount, findingCount, isRunning] = [0, 0, true];
      write(`\n${paint.bold(title)}\n`);
    },
    log: (text) => write(`  ${harmless(text)}\n`),
    countCheck: () => {
      requestCount += 1;
    },
    countProblem: () => {
      findingCount += 1;
    },
    end,
  };
}
