import { article } from '../../../builders/article.ts'

export const unhostedWallets = article({
  path: '/resources/blog/travel-rule-unhosted-wallets',
  title: 'Travel Rule: the unhosted wallet problem',
  category: 'compliance',
  publishedOn: '2025-09-11',
  author: 'hamish-tregear',
  tags: ['Travel Rule', 'MiCA', 'AML'],
  summary:
    'Four ways for a customer to prove that an address is theirs, what each one proves and how many customers complete it.',
  body: `
Between two providers the Travel Rule is a messaging problem, and a largely solved one. Between a provider and an address that belongs to no one you can write to, it is a question about a person: is this wallet yours?

In the EU the question has had a threshold since December 30, 2024. Regulation (EU) 2023/1113 requires a provider to take adequate measures to assess whether a self-hosted (“unhosted”) address is owned or controlled by its own customer when a transfer to or from it exceeds EUR 1,000. It does not say how; the EBA’s guidelines list methods, leave the choice to the firm, and ask for a combination where one alone is not reliable enough. The United Kingdom leaves it to the firm’s assessment of risk. In practice there are four methods, and firms worry that customers leave.

## The methods, compared

|What each method proves, and how many customers complete it
| Method | Proves | Does not prove | Completed by |
| Signed message | Control of the key, now | That no one else has it | 64% |
| Micro-transfer of a set amount | Control at that time | Anything about a shared wallet | 81% |
| Screenshot or video of the wallet | That someone has the wallet app | Much | 88% |
| Declaration by tick box | That a box was ticked | Control | 99% |

*Completion: customers who were asked and finished, seven firms, 112,000 requests, January to August 2025. Chainlantern Research.*

The stronger the proof, the fewer customers complete it.

## The order that works

Firms that lose few customers do not choose one method. They ask for as little as the risk allows, and they never ask twice.

1. **Known address.** Proved once, remembered with the date and the method. Most transfers end here.
2. **Low risk, small sum.** Declaration, and screening of the address on every use.
3. **Above the threshold.** A signature if the wallet can sign a message; a micro-transfer if it cannot. Not a declaration.
4. **High risk, or a contract address.** A person, who reads the history first.

> Look for an earlier proof in your own records before you ask the customer.

### Smart accounts break the first method

A multisignature wallet, or an account run by a contract, has no single key with which to sign. On Ethereum a contract can vouch for a signature (ERC-1271), and more wallets offer it every month; your verification page has to support it, or it will tell an honest customer that their signature is invalid.

## What a message should say

A signature is evidence only if what was signed can be understood later. The text should name your firm, the customer’s reference, the address, the purpose and a date, and it should say what it is *not*.

\`\`\`text A message that can be read by a court
Northgate Exchange asks the holder of 0x71c4…9a02 to confirm control
of this address for customer reference 88-1402.
Date: 2025-09-11T09:30:00Z. Valid for 10 minutes.
Signing moves no funds and gives no permission.
Nonce: 5f1e0c7b
\`\`\`

## Mistakes we keep seeing

- **Proof without screening.** Ownership says who; it says nothing about what the address has done since.
- **Screening without proof.** A clean address that is not the customer’s is a payment to a third party.
- **One proof forever.** Keys are sold. Repeat after twelve months or when behavior changes, whichever comes first.

Supervisors have begun to ask what share of outgoing value above the threshold goes to a proven address. Have that figure ready, by method and by month.
`,
  seo: {
    title: 'Travel Rule and unhosted wallets: four proofs',
    description:
      'Signature, micro-transfer, screenshot or declaration: what each proves about a self-hosted wallet under EU rules, and how many customers complete it.',
  },
})
