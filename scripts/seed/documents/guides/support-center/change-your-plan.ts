import { guide } from '../../../builders/guide.ts'
import { orderRank } from '../../../builders/order-rank.ts'

export const changeYourPlan = guide(
  {
    path: '/resources/support-center/change-your-plan',
    title: 'Change your plan',
    topic: 'Billing and plans',
    summary:
      'Upgrades start immediately and are charged by the day; downgrades start with the next period. What carries over and what does not.',
    updatedOn: '2026-10-15',
    orderRank: orderRank(17),
  },
  `
The owner of a workspace can change its plan under **Settings → Billing → Plan**.

- **Upgrades** start immediately. You pay the difference for the days left in the period.
- **Downgrades** start with the next period. Until then you keep what you have.
- **Support plans** are separate from product plans; only Screening Professional includes Priority. Otherwise Priority costs $199 per month per organization and can start in the middle of an incident: call us, and the response times of Priority apply from that call.

Before you downgrade, check three things. Networks that the smaller plan does not include are no longer screened: a call for them returns \`402 network_not_in_plan\` instead of a score; [Coverage](/resources/coverage) names the networks of each plan. Custom rules that it does not include are kept, but paused. Webhooks above its limit keep their secret and are paused, too.

Changing the plan never deletes cases, exhibits or logs.

To cancel, choose **End contract** on the same page or write to us. The plan then runs to the end of the period that you have paid for, a month or a year. You get a confirmation with the last day and a link to export everything as JSON and CSV. You can export for 30 days after the last day. Then we erase your cases, as the [Terms of Service](/legal/terms-of-service) say, and confirm it if you ask.
`,
)
