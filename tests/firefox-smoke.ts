/**
 * `node tests/firefox-smoke.ts`: the first minutes of a story in the system's Firefox, for machines that Playwright's own
 * Firefox isn't available for. Needs Firefox 128 or later; selenium-webdriver finds it and its driver. FIREFOX_PATH
 * sets a path. Exit 1: a step failed. 2: wrong use.
 */
import { parseArgs } from 'node:util';
import { Builder, By, Key, until, type WebDriver, type WebElement } from 'selenium-webdriver';
import { Options } from 'selenium-webdriver/firefox.js';
import { build } from 'vite';
import { runCommand } from '#scripts/command.ts';
import { startMockProcess } from '#scripts/start/mock-process.ts';

const usage = 'Usage: node tests/firefox-smoke.ts';
const patienceMs = 30_000;
const draft = 'Wren. She wants her brother to stay dead, at least on paper.';

/** What the steps need of the page: finding by role and name, as a writer does. */
class Page {
  readonly driver: WebDriver;

  constructor(driver: WebDriver) {
    this.driver = driver;
  }

  async find(xpath: string): Promise<WebElement> {
    const element = await this.driver.wait(until.elementLocated(By.xpath(xpath)), patienceMs, `There is no ${xpath}`);
    return this.driver.wait(until.elementIsVisible(element), patienceMs, `${xpath} isn't visible`);
  }

  async press(name: string): Promise<void> {
    const named = `(normalize-space()="${name}" or @aria-label="${name}")`;
    const element = await this.find(`//*[self::button or self::a or self::label][${named}]`);
    await this.driver.wait(until.elementIsEnabled(element), patienceMs, `"${name}" isn't enabled`);
    await element.click();
  }

  async see(text: string): Promise<void> {
    await this.find(`//main//*[contains(normalize-space(), "${text}")]`);
  }

  answerBox(): Promise<WebElement> {
    return this.find('//main//textarea[@aria-label="Your answer" or @id=//label[contains(., "Your answer")]/@for]');
  }
}

const steps: readonly { title: string; run: (page: Page) => Promise<void> }[] = [
  {
    title: 'signs in as the demo writer',
    run: async (page) => {
      await page.press('Continue as the demo writer');
      await page.press('Start a story');
      await page.see('What story has been following you around?');
    },
  },
  {
    title: 'speaks an answer and gets the next question',
    run: async (page) => {
      await page.press('Speak');
      await page.press('Start recording');
      await page.see('Saved on this device');
      await page.find('//*[@role="timer"][contains(., "0:02")]');
      await page.press('Send answer');
      await page.see('Who stands at the centre of it');
    },
  },
  {
    title: 'finds a draft again after a reload',
    run: async (page) => {
      await page.press('Type');
      await (await page.answerBox()).sendKeys(draft);
      await page.see('Draft saved on this device');
      await page.driver.navigate().refresh();
      const box = await page.answerBox();
      await page.driver.wait(async () => (await box.getAttribute('value')) === draft, patienceMs, 'The draft is gone');
    },
  },
  {
    title: 'sends a typed answer and gets the next question',
    run: async (page) => {
      await (await page.answerBox()).sendKeys(Key.chord(Key.CONTROL, Key.END));
      await page.press('Send answer');
      await page.see('Where does it happen');
    },
  },
];

function firefoxOptions(): Options {
  const options = new Options().addArguments('-headless', '--width=1280', '--height=800');
  options.setPreference('media.navigator.streams.fake', true);
  options.setPreference('media.navigator.permission.disabled', true);
  const path = process.env['FIREFOX_PATH'];
  return path === undefined ? options : options.setBinary(path);
}

await runCommand(usage, async () => {
  parseArgs();
  await build({ mode: 'mock', logLevel: 'warn' });
  const mock = await startMockProcess({ dist: 'dist/mock' });
  const driver = await new Builder().forBrowser('firefox').setFirefoxOptions(firefoxOptions()).build();
  try {
    const page = new Page(driver);
    await driver.get(`${mock.origin}/?scenario=first-story`);
    for (const { title, run } of steps) {
      await run(page);
      console.log(`✓ ${title}`);
    }
    const complaints = mock.complaints();
    if (complaints !== '') throw new Error(`The mock server reported:\n${complaints}`);
  } finally {
    await driver.quit();
    await mock.close();
  }
});
