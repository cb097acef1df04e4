import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import type { SentMail } from '../pending-sign-in.ts';
import type { Login } from '../use-login.ts';
import { CodeForm } from './code-form.tsx';
import { ResendMail } from './resend-mail.tsx';

type Props = {
  mail: SentMail;
  login: Login;
  search: string;
  onChanged: (mail: SentMail) => void;
  change: ReactNode;
};

export function SentMailPart({ mail, login, search, onChanged, change }: Props) {
  return (
    <>
      <chakra.p color="fg.muted" overflowWrap="anywhere" textWrap="pretty">
        We’ve sent a sign-in link and a code to{' '}
        <chakra.strong color="fg.default" fontWeight="600">
          {mail.email}
        </chakra.strong>
        . Open the link, or enter the code here.
      </chakra.p>
      {/* The text aligns with the column, not its button's edge. */}
      <chakra.div marginInlineStart="-13px">{change}</chakra.div>
      <chakra.div marginTop="6" marginBottom="3">
        <CodeForm login={login} mail={mail} />
      </chakra.div>
      <ResendMail mail={mail} search={search} onChanged={onChanged} />
    </>
  );
}
