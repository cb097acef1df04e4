import { escaped, plural } from '#verify/base/values.ts';
import type { Coverage } from '#verify/run/coverage.ts';
import { describeFinding, formatSummary, type Report } from './report.ts';
import { render } from './templates.ts';
import { excerpt, fewTopics, type ReportTopic } from './topics.ts';

const timeFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

function timeText(at: number): string {
  return `${timeFormat.format(at)} UTC`;
}

/** Where the topic's operation is in the contract. */
function sourceText({ title, name, findings }: ReportTopic): string {
  const [method = '', path = ''] = title.split(' ', 2);
  if (name === '') return '';
  const statuses = new Set(findings.map(({ subject }) => subject.status));
  const [status] = statuses;
  const responses = statuses.size === 1 && status !== undefined ? ['responses', String(status)] : [];
  return `openapi: #/${['paths', path, method.toLowerCase(), ...responses].map(escaped).join('/')}`;
}

function toSection(id: string, title: string, text: string, topics: readonly ReportTopic[], report: Report) {
  return {
    id,
    title,
    text,
    index: topics.length > fewTopics,
    topics: topics.map((topic, position) => ({
      ...topic,
      id: `${id}-${position + 1}`,
      excerpt: excerpt(topic),
      source: sourceText(topic),
      findings: topic.findings.map((finding) => describeFinding(finding, report)),
    })),
  };
}

function toTiles({ totals }: Coverage) {
  return [
    ['operations that succeeded', totals.operations],
    ['documented responses', totals.answers],
    ['events', totals.messages],
    ['documented fields', totals.fields],
  ];
}

export function reportPage(report: Report): string {
  const { findings, notTried, topics, warnings, warningTopics, coverage, target, contract, at } = report;
  const { requests, events, seed } = report;
  const heading = formatSummary(report);
  const ofWarnings = warnings.length === 0 ? '' : `, ${plural(warnings.length, 'warning')}`;
  return render('page', {
    title: `${heading} ${target}`,
    heading,
    lead: `${target} was checked against contract ${contract}, finished ${timeText(at)}: ${plural(requests, 'request')} and ${plural(events, 'event')}${seed === null ? '' : `, seed ${seed}`}.`,
    problems: { count: findings.length, text: `${findings.length === 1 ? 'problem' : 'problems'}${ofWarnings}` },
    tiles: toTiles(coverage),
    sections: [
      toSection('findings', 'Problems', 'Grouped by endpoint, most important first.', topics, report),
      toSection(
        'warnings',
        'Warnings',
        "These don't fail the run, unless it has the option --strict.",
        warningTopics,
        report,
      ),
    ].filter((section) => section.topics.length > 0),
    notTried,
    coverage,
    footer: 'Written by the contract verifier.',
  });
}

export function coveragePage(
  coverage: Coverage,
  { what, contract, at }: { readonly what: string; readonly contract: string; readonly at: number },
): string {
  return render('page', {
    title: 'Contract coverage',
    heading: 'Contract coverage',
    lead: `Coverage of contract ${contract} by ${what}, finished ${timeText(at)}.`,
    problems: null,
    tiles: toTiles(coverage),
    sections: [],
    notTried: [],
    coverage,
    footer: `Written by ${what}.`,
  });
}
