import { guide } from '../../../builders/guide.ts'

export const webhooksDoNotArrive = guide(
  {
    path: '/resources/support-center/webhooks-do-not-arrive',
    title: 'Webhooks do not arrive',
    topic: 'API and integrations',
    summary:
      'Find out in five minutes whether an event was sent, refused or lost, and get everything back that you have missed meanwhile.',
    updatedOn: '2025-10-18',
    order: 41,
  },
  `
1. Open **Webhooks → Deliveries** and choose the event. If it is not there, no rule asked for it: look at the subscription’s filter.
2. Read the status. A \`2xx\` means that your side took it, and the search goes on in your queue. A \`401\` or \`403\` is your own firewall or your check of the signature. \`timeout\` means more than 10 seconds.
3. Choose **Send test**. It uses the same way as real events, \`POST /v1/webhooks/test\`, and shows your answer with its headers.
4. When it works again, choose **Replay** and the time since it broke. Events are kept for 30 days.

The usual causes, most frequent first:

- a certificate that was renewed without its intermediate one: browsers forgive that, we do not;
- the endpoint does its work before it answers, and is too slow at night while a backup runs;
- the body is parsed and written again before the signature is checked, so the signature never matches;
- an address filter: our senders are listed under **Webhooks → Networks**, and a change is announced 30 days ahead.

How to [verify, retry and replay](/resources/documentation/webhooks) is described in the documentation.
`,
)
