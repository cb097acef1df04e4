/** Before all tests, with the mock server running: unpacks the bundled Chromium if there is no other. */
import { prepareChromium } from '#scripts/browser/find-chromium.ts';

export default prepareChromium;
