import { article } from '../../../builders/article.ts'

export const travelRuleNetwork = article({
  path: '/company/news/veridane-travel-rule-partnership',
  title: 'With Veridane: one check before a Travel Rule message',
  category: 'partnerships',
  publishedOn: '2025-07-29',
  author: 'hamish-tregear',
  tags: ['Travel Rule', 'MiCA', 'AML'],
  summary:
    'Before you send personal data to a counterparty, you need to know who it is. One call now finds out.',
  body: `
A Travel Rule message contains a customer’s name, sometimes an address, sometimes a date of birth. It is meant for whoever is behind the destination address. In a trial with six exchanges, the message for 3.8% of all transfers would have gone to a company that did not hold the address at all. That can be a personal data breach.

Veridane Messaging, of Tallinn, runs one of the larger Travel Rule networks. Together we have put the check before the message.

## How it works

1. Your system asks Veridane to prepare a transfer, as it does now.
2. Veridane asks us who controls the destination: which legal entity of which provider, or no provider that we know of.
3. You get one answer: send, treat as self-hosted, or stop. It says why, and what each of us contributed to it.
4. Only on *send* does personal data leave your system.

|Six exchanges, April to June 2025, 1.1 million outgoing transfers
| Result | With the check | Without it |
| Sent to the right entity | 71.2% | 67.4% |
| Sent to the wrong entity | 0.1% | 3.8% |
| Treated as self-hosted | 27.9% | 28.1% |
| Stopped: sanctions or no lawful counterparty | 0.8% | 0.7% |

## Legal entity, not brand

The most common error was to send to the right brand and the wrong company. A group may have one entity in Lithuania that is authorized under MiCA and another elsewhere that is not, with the same name and the same wallet system. The deposit addresses of the two often differ in ways that can be learned. For 61 of the 80 largest groups we can tell which entity an address belongs to. For the rest, the answer says that we cannot.

> “Probably the same group” is not a good enough reason to send anyone’s date of birth.

## What is stored, and where

- We see the address, the asset and the range that the amount falls in. No names, in either direction.
- Veridane sees the message, encrypted for the counterparty, as before.
- Neither of us keeps the other’s part. The two logs share an ID, and you hold both.
- The service runs in Frankfurt and Dublin. For customers in the EU, nothing that the check processes leaves the EU.

### What it costs

One screening and one message, at the prices in your existing contracts. Combining them costs nothing extra.

## How to begin

Customers of both can switch it on in Veridane’s console under **Counterparty check**. Customers of one need a contract with the other; both of us offer a sixty-day trial. Self-hosted wallets are more than a quarter of all transfers. For those above EUR 1,000, the EU’s Transfer of Funds Regulation has the provider assess whether the customer owns or controls the wallet. The choice of method matters more there than the vendor, and we will publish figures on it in September.

Questions from supervisors or data protection authorities go to me directly, through the [contact page](/company/contact).
`,
  seo: {
    title: 'Veridane: one check before the Travel Rule',
    description:
      'For nearly four in a hundred transfers, the Travel Rule message would have reached the wrong entity. A check with Veridane identifies it first.',
  },
})
