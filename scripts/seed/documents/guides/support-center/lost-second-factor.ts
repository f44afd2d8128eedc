import { guide } from '../../../builders/guide.ts'

export const lostSecondFactor = guide(
  {
    path: '/resources/support-center/lost-second-factor',
    title: 'I lost my second factor',
    topic: 'Account and access',
    summary:
      'A new phone or a lost key: sign in with a recovery code, or let an administrator reset your second factor after a check.',
    updatedOn: '2025-09-29',
    order: 12,
  },
  `
**With a recovery code.** Sign in with your password, choose **Use a recovery code** and type one of the ten that you saved. It works once. Then open **Profile → Second factor**, remove the lost device and add the new one. If you have fewer than three codes left, make new ones: the old ones stop working.

**Without one.** Ask an administrator of your workspace to open **Settings → People**, find you and choose **Reset second factor**. They must confirm by voice or in person that it is you; the page asks how they did it, and the answer is kept in the log. You then get a link that is valid for 15 minutes.

**If you are the only administrator.** Write to us from your company address. We call back on the number in your contract, never on one from the message, and compare two details of a recent invoice. This takes one business day at least. It is slow on purpose, because an attacker would try the same.

With [single sign-on](/resources/support-center/set-up-single-sign-on) your own provider keeps the second factor, and we cannot reset it.
`,
)
