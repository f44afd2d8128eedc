import { article } from '../../../builders/article.ts'

export const defiWatch = article({
  path: '/company/news/kyt-watches-lending-pools',
  title: 'KYT now flags signs of a coming DeFi exploit',
  category: 'product-updates',
  publishedOn: '2026-08-18',
  author: 'kenji-arakawa',
  tags: ['DeFi', 'Bridges', 'Ethereum'],
  summary:
    'A new alert type looks for the preparation of an exploit, so a protocol can look before it happens.',
  body: `
Alerts in transaction monitoring look backward: these coins came from there. That works for exchanges. For a protocol that can be drained in a single block, such an alert always comes too late. KYT has a new alert type for protocols, **Preparation**, available from today on Ethereum and six compatible networks.

## What it looks for

Of 31 exploits that we helped respond to, 26 had left traces of a rehearsal on the chain. Four things recur:

- gas bought through a mixer or a swap without an account, in the amount that a deployment costs
- an unverified contract deployed by that address that calls the protocol and nothing else
- a transaction to the protocol that fails, or that succeeds with an amount too small to make sense
- the same address funded on a second network, through a bridge

Any one of these means nothing; developers do all four. Three within a week, by one cluster, against one protocol, raise an alert.

## What it does not do

It blocks nothing and accuses no one. The alert goes to the contacts that the protocol has named, through the channel they chose, with the transactions and the reason for each signal. What they do is up to them: look, lower a cap, call an auditor, or nothing.

> Most alerts will turn out to be harmless.

### How often it is wrong

|Four months of trial with eleven protocols
| Outcome | Number |
| All alerts | 23 |
| Of these, white-hat researchers, who were pleased to be called | 9 |
| Arbitrage bots being tested | 8 |
| No explanation found | 4 |
| Attempts, one of them stopped by a lowered cap | 2 |
| Exploits without any alert | 1 |

The last line matters most. That attacker had bought a company’s old deployer key along with its history, and looked like the company.

## Setting it up

1. In KYT, open **Watchlists → Protocols** and add the contracts that hold value. Proxies are followed to what they point to.
2. Name at least two contacts in different time zones. We test them every quarter. If one does not pick up, we tell the other.
3. Decide what counts as a small amount. The default is a thousandth of the contract’s balance.

\`\`\`json The payload, as a webhook sends it
{
  "type": "preparation",
  "protocol": "your-lending-market",
  "signals": ["private_funding", "single_target_contract", "failed_call"],
  "cluster": "0x5be1…e07c",
  "window_days": 4,
  "confidence": "indicative"
}
\`\`\`

The confidence can also be “moderate,” but never “strong” or “confirmed.”

Preparation is part of every KYT plan for protocols. It is free for protocols with less than $5M locked, because those are the ones that attackers practice on.
`,
  seo: {
    title: 'KYT alert for DeFi exploit preparation',
    description:
      'A new KYT alert looks for the rehearsal of an exploit: private funding, single-target contracts, failed calls. Trial figures, false alerts included.',
  },
})
