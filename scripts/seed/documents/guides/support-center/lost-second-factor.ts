import { guide } from '../../../builders/guide.ts'
import { orderRank } from '../../../builders/order-rank.ts'

export const lostSecondFactor = guide(
  {
    path: '/resources/support-center/lost-second-factor',
    title: 'I lost my second factor',
    topic: 'Account and access',
    summary:
      'A new phone or a lost key: sign in with a recovery code, or let an administrator reset your second factor after a check.',
    updatedOn: '2026-09-29',
    orderRank: orderRank(15),
  },
  `
**With a recovery code.** Sign in with your password, choose **Use a recovery code** and enter one of the ten that you saved. Each code works once. Then open **Profile → Second factor**, remove the lost device and add the new one. If you have fewer than three codes left, generate new ones; the old ones then stop working.

**Without one.** Ask an administrator of your workspace to open **Settings → People**, find you and choose **Reset second factor**. The administrator must confirm by voice or in person that it is you. The page asks how, and the log keeps the answer. You then get a link that is valid for 15 minutes.

**If you are the only administrator.** Write to us from your company address. We call back at the number in your contract, never at one from the message, and check two details of a recent invoice. This takes at least one business day, because an attacker would try the same.

With [single sign-on](/resources/support-center/set-up-single-sign-on) your identity provider manages the second factor, and we cannot reset it.
`,
)
