import { article } from '../../../builders/article.ts'

export const sarNarrative = article({
  path: '/resources/blog/the-sar-narrative-someone-can-use',
  title: 'A SAR narrative that an FIU can use',
  category: 'compliance',
  publishedOn: '2025-08-07',
  author: 'sunniva-halvorsen',
  tags: ['AML', 'SARs', 'Stablecoins'],
  summary:
    'A financial intelligence officer has about ninety seconds for your report. Here is an invented one, before and after, at a tenth of the length.',
  body: `
Picture a financial intelligence unit that receives 1,700 suspicious activity reports on virtual assets a month. Two officers triage them, for about an hour a day each. That leaves each report about ninety seconds before someone decides whether to open it, leave it to a machine search, or keep it just in case. Most narratives spend those ninety seconds on the reporter’s own controls.

The report below is invented, and so are its people, amounts and addresses. It has to be: a real one, or the fact that one was filed, may not be disclosed.

## Before

> On June 12, 2025 our transaction monitoring system generated an alert in respect of the customer. In accordance with our policies and procedures the alert was reviewed by an analyst, who escalated it to Level 2. Following a review of the customer’s due diligence file and account activity, it was determined that the activity was unusual…

It goes on like this for 640 words. The first address comes in the ninth paragraph, shortened to eight characters. There is no amount before paragraph six.

## After

> Account holder J.D., 24, courier, received USDT 418,200 in 61 deposits from May 22 to 29, 2025 and sent 97% of it within 40 minutes of each deposit to one address (full, below). 44 of the deposits come from addresses that victims have reported for an investment scam. We believe that someone else uses the account and pays the holder: 3% stays behind each time.

Sixty-five words. Everything after that is reference: the address in full, a table, what the customer said when asked, and what we did.

## What the first paragraph answers

1. Who, in one line, as the officer would search for them.
2. What moved: asset, sum, number, from when to when.
3. Where it came from and where it went, with at least one complete address.
4. What you think it is.
5. What is about to happen: whether there is a balance, and whether there is a deadline.

The fifth is left out most often. “USDT 12,550 is still in the account; we will close it on July 7 unless asked not to” gives an officer a reason to pick up the phone.

## Give addresses in full

- Give them as text, one per line, with the network’s name. A screenshot cannot be searched.
- Give the transaction, not only the address, where one transfer is the point.
- Say which label is your vendor’s and which is your own conclusion. An officer will weigh them differently, and should.
- If the money went further after it left you, say how far you looked and where you stopped.

\`\`\`text The block that gets copied into a search
network: tron
from:    TQx4mZ9… (1 of 12)  44 deposits, 301,900 USDT, reported by victims
to:      TB7kWc2…            61 transfers, 405,650 USDT
tx:      9f3d0a1c…           largest, 2025-05-27T18:04Z, 21,300 USDT
looked:  2 hops forward, to deposit addresses at two exchanges
\`\`\`

In a report they are complete, of course. These are shortened, and as invented as the rest.

## Defensive reports

A report filed only out of caution still takes one of those two officers’ time. Where you file out of caution, say so in the first line: “No single fact is suspicious; we report the combination, because…” Officers are grateful for it, and they remember who writes that way.
`,
  seo: {
    title: 'SAR narratives on crypto: a before and after',
    description:
      'Financial intelligence officers have ninety seconds for a report. An invented narrative rewritten to a tenth of its length, and why it works.',
  },
})
