/** Runs in the page before the application. Finds elements by accessible name and collects errors. */
import { computeAccessibleName, getRole } from 'dom-accessibility-api';
import type { Pattern, Seen, Target } from './target.ts';

const storageKey = 'browser-test-problems';

function normalize(text: string | null): string {
  return (text ?? '').replaceAll(/\s+/g, ' ').trim();
}

function matches(text: string, pattern: Pattern | undefined): boolean {
  if (pattern === undefined) return true;
  return 'is' in pattern ? text === pattern.is : text.includes(pattern.has);
}

function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true, opacityProperty: false });
}

function find(target: Target): HTMLElement[] {
  const roots: ParentNode[] = target.within === undefined ? [document] : find(target.within);
  return roots
    .flatMap((root) => [...root.querySelectorAll<HTMLElement>('*')])
    .filter(
      (element) =>
        getRole(element) === target.role &&
        isVisible(element) &&
        matches(normalize(element.textContent), target.text) &&
        (target.name === undefined || matches(normalize(computeAccessibleName(element)), target.name)),
    );
}

function isReachable(element: HTMLElement, x: number, y: number): boolean {
  const hit = document.elementFromPoint(x, y);
  return hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element) === true);
}

function look(target: Target): Seen | null {
  const element = find(target)[target.index ?? 0];
  if (element === undefined) return null;
  const outside = ({ top, bottom }: DOMRect): boolean => top < 0 || bottom > innerHeight;
  if (outside(element.getBoundingClientRect())) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
  return {
    x,
    y,
    text: normalize(element.textContent),
    value: 'value' in element && typeof element.value === 'string' ? element.value : '',
    now: Number(element.getAttribute('aria-valuenow')),
    isFocused: element.contains(document.activeElement),
    isPressed: element.getAttribute('aria-pressed') === 'true',
    isEditable: element.isContentEditable,
    isReachable: isReachable(element, x, y),
  };
}

function texts(target: Target): string[] {
  return find(target).map((element) => normalize(element.textContent));
}

function problems(): string[] {
  return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as string[];
}

/** In session storage, so that they survive navigation. */
function collect(problem: string): void {
  sessionStorage.setItem(storageKey, JSON.stringify([...problems(), problem]));
}

function takeProblems(): string[] {
  const collected = problems();
  sessionStorage.removeItem(storageKey);
  return collected;
}

function describe(value: unknown): string {
  return value instanceof Error ? `${value.name}: ${value.message}\n${value.stack ?? ''}` : String(value);
}

// oxlint-disable-next-line no-console -- the application's own errors go through here
const consoleError = console.error.bind(console);
// oxlint-disable-next-line no-console -- collects the application's errors
console.error = (...parts: unknown[]) => {
  collect(`an error in the console: ${parts.map(describe).join(' ')}`);
  consoleError(...parts);
};
addEventListener('error', ({ error, message }) => collect(`an uncaught error: ${describe(error ?? message)}`));
addEventListener('unhandledrejection', ({ reason }) => collect(`an unhandled rejection: ${describe(reason)}`));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  collect(`a policy violation: ${violatedDirective} refused ${blockedURI}`),
);

Object.assign(globalThis, { browserTest: { look, texts, takeProblems } });
