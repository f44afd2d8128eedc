import { guide } from '../../../builders/guide.ts'
import { orderRank } from '../../../builders/order-rank.ts'

export const webhooksDoNotArrive = guide(
  {
    path: '/resources/support-center/webhooks-do-not-arrive',
    title: 'Webhooks do not arrive',
    topic: 'API and integrations',
    summary:
      'Find out in five minutes whether an event was sent, refused or lost, and replay the events that you missed in the meantime.',
    updatedOn: '2026-10-20',
    orderRank: orderRank(23),
  },
  `
1. Open **Webhooks → Deliveries** and choose the event. If it is not there, no event was created: check the subscription’s filter.
2. Read the status. A \`2xx\` means that your endpoint accepted the event, so look in your own queue next. A \`401\` or \`403\` comes from your firewall or your signature check. \`timeout\` means that your endpoint took more than 10 seconds.
3. Choose **Send test**. It calls \`POST /v1/webhooks/test\`, takes the same route as a real event, and shows your endpoint’s response with its headers.
4. Once it works, choose **Replay** and the time when it broke. Events are kept for 30 days.

The usual causes:

- a certificate that was renewed without its intermediate: browsers forgive that, we do not;
- an endpoint that does its work before it responds, and is too slow at night while a backup runs;
- a body that is parsed and serialized again before the signature is checked, so the signature never matches;
- an IP filter: the IP addresses that we send from are listed under **Webhooks → Senders**, and we announce changes 30 days ahead.

The documentation describes how to [verify, retry and replay](/resources/documentation/webhooks).
`,
)
