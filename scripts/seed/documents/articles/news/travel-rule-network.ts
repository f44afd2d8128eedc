import { article } from '../../../builders/article.ts'

export const travelRuleNetwork = article({
  path: '/company/news/veridane-travel-rule-partnership',
  title: 'With Veridane: one check before a Travel Rule message',
  category: 'partnerships',
  publishedOn: '2025-07-29',
  author: 'hamish-tregear',
  tags: ['Travel Rule', 'MiCA', 'AML'],
  summary:
    'Before you send personal data to a counterparty, you need to know who it is. One call now does both.',
  body: `
A Travel Rule message contains a customer’s name, sometimes an address, sometimes a date of birth. It is sent to whoever is behind the destination address. In a trial with six exchanges, 3.8% of such messages would have gone to a provider that did not hold the address at all. That is a data protection incident, committed in order to comply with something else.

Veridane Messaging, of Tallinn, runs one of the larger Travel Rule networks. Together we have put the check before the message.

## How it works

1. Your system asks Veridane to prepare a transfer, as it does now.
2. Veridane asks us who controls the destination: a provider, which legal entity of it, or no one that can be written to.
3. You get one answer: send, ask the customer for proof of a self-hosted wallet, or stop. It contains the reason and what each of us contributed to it.
4. Only on *send* do personal data leave you.

|Six exchanges, April to June 2025, 1.1 million outgoing transfers
| Answer | Share | Before, without the check |
| Send to the right entity | 71.2% | 67.4% |
| Sent to the wrong entity | 0.1% | 3.8% |
| Ask for proof | 27.9% | 28.1% |
| Stop: sanctions or no lawful counterparty | 0.8% | 0.7% |

## Legal entity, not brand

The most common error was to send to the right brand and the wrong company. A group may have an entity in Lithuania that is authorized under MiCA and one elsewhere that is not, and both use the same name and one wallet system. Deposit addresses of the two differ in ways that can be learned. For 61 of the 80 largest groups we can tell which entity an address belongs to; for the rest the answer says that we cannot.

> “Probably the same group” is not a lawful basis for sending anyone’s date of birth.

## What is stored, and where

- We see the address, the asset and the amount’s band. No names, in either direction.
- Veridane sees the message, encrypted for the counterparty, as before.
- Neither keeps the other’s part. The two logs share an id, and you hold both.
- The service runs in Frankfurt and in Dublin; nothing leaves the EU for customers who are in it.

### What it costs

One screening and one message, as in your existing contracts. There is no fee for putting them together. The check is part of the screening you already pay for.

## How to begin

Customers of both can switch it on in Veridane’s console under **Counterparty check**. Customers of one need a contract with the other; both of us have a trial of sixty days. For self-hosted wallets, which are a quarter of all transfers, the next step is proof of control, and there the choice of method matters more than the vendor. We will publish figures on that in September.

Questions from supervisors or data protection authorities go to me directly, through the [contact page](/company/contact).
`,
  seo: {
    title: 'Veridane partnership: check, then Travel Rule message',
    description:
      'Nearly four in a hundred Travel Rule messages would have reached the wrong entity. A joint check with Veridane identifies the counterparty first.',
  },
})
