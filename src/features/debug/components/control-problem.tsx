import { chakra } from '@chakra-ui/react';

export function ControlProblem({ problem }: { problem: string | null }) {
  return problem === null ? null : (
    <chakra.p role="alert" textStyle="small" color="danger.fg" overflowWrap="anywhere">
      {problem}
    </chakra.p>
  );
}
