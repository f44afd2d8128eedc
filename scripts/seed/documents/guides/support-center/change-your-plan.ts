import { guide } from '../../../builders/guide.ts'

export const changeYourPlan = guide(
  {
    path: '/resources/support-center/change-your-plan',
    title: 'Change your plan',
    topic: 'Billing and plans',
    summary:
      'Upgrades begin at once and are charged by the day; downgrades wait for the end of the period. What moves with you and what does not.',
    updatedOn: '2025-10-15',
    order: 21,
  },
  `
An owner can change the plan under **Settings → Billing → Plan**.

- **Up** begins at once. You pay the difference for the days that are left in the period.
- **Down** begins with the next period. Until then you keep what you have.
- **Support plans** are apart from product plans. Priority is $199 per month for an organization and can begin in the middle of an incident: call us, and the response time of {{priorityReply}} counts from that call.

Before you go down, look at three things that a smaller plan may not have. Networks beyond its number stop being screened, and a transfer on them is answered \`402 network_not_in_plan\` rather than with a score. Rules of your own stay, but are paused. Webhooks above the limit keep their secret and are paused, too.

A change of plan never deletes cases, exhibits or logs.

To cancel, choose **End contract** on the same page or write to us. You get a confirmation with the last day and a link to export everything as JSON and CSV. You can export for 30 days after the last day; then we erase your cases, as the [Terms of Service](/legal/terms-of-service) say, and confirm it if you ask.
`,
)
