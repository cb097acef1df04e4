/** The unit and contract tests run the generators and checkers. */
export { installTools as setup } from '#scripts/tools.ts';
