import { article } from '../../../builders/article.ts'

export const defiWatch = article({
  path: '/company/news/kyt-watches-lending-pools',
  title: 'KYT now watches lending pools for the day before',
  category: 'product-updates',
  publishedOn: '2026-08-18',
  author: 'kenji-arakawa',
  tags: ['DeFi', 'Bridges', 'Ethereum'],
  summary:
    'A new alert type looks for the preparation of an exploit instead of its proceeds. It is rare, and it will sometimes be wrong.',
  body: `
Alerts in transaction monitoring look backward: these coins come from there. That works for exchanges. For a protocol that can be drained in a single block, such an alert always comes too late. KYT has a new alert type for them, **Preparation**, available from today on Ethereum and six networks compatible with it.

## What it looks for

In 31 exploits to whose response we contributed, 26 had been rehearsed in public. Not the exploit itself; the plumbing. Four things recur:

- gas bought through a mixer or a swap without an account, in the amount that a deployment costs
- a contract deployed by that address which calls the protocol and nothing else, and is not verified
- a transaction to the protocol that fails, or that succeeds with an amount too small to make sense
- the same address funded on a second network, on the other side of a bridge

One of these is nothing: developers do all of it. Three within a week, by one cluster, against one protocol, raise an alert.

## What it does not do

It does not block anything, and it does not accuse anyone. The alert goes to the contacts whom the protocol has named, by a channel that they chose, with the transactions and the reason for each signal. What they do is up to them: look, lower a cap, call an auditor, go back to sleep.

> It will be wrong more often than right. An alarm that is right half of the time is a very good smoke detector.

### How wrong, in figures

|Four months of trial with eleven protocols
| Outcome | Alerts |
| All alerts | 23 |
| White-hat researchers, who were pleased to be called | 9 |
| Arbitrage bots being tested | 8 |
| No explanation found | 4 |
| Attempts, one of them stopped by a lowered cap | 2 |
| Exploits without any alert | 1 |

The last line is the important one. That attacker had bought a company’s old deployer key with its history, and looked like the company.

## Setting it up

1. In KYT, open **Watch lists → Protocols** and add the contracts that hold value. Proxies are followed to what they point to.
2. Name at least two contacts in different time zones. We check every quarter that they answer; a contact who does not is reported to the other.
3. Choose what a “small amount” is. The default is a thousandth of the contract’s balance.

\`\`\`json The payload, as a webhook sends it
{
  "type": "preparation",
  "protocol": "your-lending-market",
  "signals": ["private_funding", "single_target_contract", "failed_call"],
  "cluster": "0x5be1…e07c",
  "window_days": 4,
  "confidence": "low"
}
\`\`\`

There is no “high”. We thought about it and left it out.

Preparation is part of every KYT plan for protocols and free for those with less than $5M at stake, because attackers practice on them.
`,
  seo: {
    title: 'KYT adds an alert for exploit preparation in DeFi',
    description:
      'A new KYT alert looks for the rehearsal of an exploit: private funding, single-target contracts, failed calls. Trial figures, false alarms included.',
  },
})
