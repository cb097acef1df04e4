import { beforeEach, describe, expect, it, vi } from 'vitest';
import { acquireBusy } from '#src/platform/busy.ts';
import { whenQuiet } from './ask-for-name.tsx';

class FakeElement {
  isContentEditable = false;
}

class FakeInput extends FakeElement {
  value = '';
  matches = (): boolean => true;
}

const page = Object.assign(new EventTarget(), { activeElement: null as FakeElement | null });

function leaveField(): void {
  page.activeElement = null;
  page.dispatchEvent(new Event('focusout'));
  vi.runAllTimers();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
  vi.stubGlobal('HTMLElement', FakeElement);
  vi.stubGlobal('HTMLInputElement', FakeInput);
  vi.stubGlobal('HTMLTextAreaElement', class extends FakeElement {});
  page.activeElement = null;
});

describe('whenQuiet', () => {
  it('asks at once when the writer is idle, even in an empty field', () => {
    const callback = vi.fn();
    whenQuiet(callback);
    page.activeElement = new FakeInput();
    whenQuiet(callback);
    expect(callback).toHaveBeenCalledTimes(2);
  });

  it('waits until the writer leaves a filled-in field and asks once', () => {
    const callback = vi.fn();
    page.activeElement = Object.assign(new FakeInput(), { value: 'Once' });
    whenQuiet(callback);
    expect(callback).not.toHaveBeenCalled();
    leaveField();
    leaveField();
    expect(callback).toHaveBeenCalledOnce();
  });

  it('waits for the end of a recording and then for the end of typing', () => {
    const callback = vi.fn();
    const end = acquireBusy();
    whenQuiet(callback);
    leaveField();
    expect(callback).not.toHaveBeenCalled();
    page.activeElement = Object.assign(new FakeElement(), { isContentEditable: true });
    end();
    expect(callback).not.toHaveBeenCalled();
    leaveField();
    expect(callback).toHaveBeenCalledOnce();
  });

  it("doesn't ask after it's cancelled", () => {
    const callback = vi.fn();
    const end = acquireBusy();
    const giveUp = whenQuiet(callback);
    page.dispatchEvent(new Event('focusout'));
    giveUp();
    end();
    vi.runAllTimers();
    expect(callback).not.toHaveBeenCalled();
  });
});
