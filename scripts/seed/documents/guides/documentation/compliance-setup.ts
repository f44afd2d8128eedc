import { guide } from '../../../builders/guide.ts'
import { orderRank } from '../../../builders/order-rank.ts'
import { brandDomain } from '../../brand.ts'

export const complianceSetup = guide(
  {
    path: '/resources/documentation/compliance-setup',
    title: 'Compliance setup, step by step',
    topic: 'Compliance',
    minutes: 20,
    summary:
      'From an empty workspace to live monitoring, in order: risk appetite, lists, thresholds, replay, people and a first report to check it all.',
    updatedOn: '2026-10-16',
    orderRank: orderRank(5),
  },
  `
Follow the steps in this order, because each builds on the one before. The API key works the same day; plan 2-4 weeks for the whole setup, with rules, your case system and training.

## 1. Write down the appetite

Start with one page that the board has signed. It answers three questions: which exposure do we never accept, which do we accept with a reason, and who decides? Upload it under **Settings → Policy**; its date is printed on every report.

## 2. Choose the lists

There are {{watchlists}} watchlists in all. OFAC, UN, EU and PEP lists are on by default if your plan includes them. Add those of each country in which you are registered, and your own list of closed accounts. Each match names the list, the entry and the version of the list.

## 3. Set the three thresholds

|A cautious start for an exchange that serves consumers
| Setting | Value | What happens |
| Review | 45 | Held until an analyst decides |
| Block | 75 | Stopped, and a case is opened |
| Sanctions match | any | Stopped, whatever the score |

Scores run from 0 to 100; read [what goes into them](/resources/documentation/risk-score-explained) before you move a threshold. A withdrawal that is stopped is not signed. A deposit cannot be turned away on a blockchain: it is held until your compliance officer decides what the law requires.

## 4. Replay before you go live

Choose **Replay** and give it your last 90 days. You see how many transfers each setting would have stopped, and you can open any of them. A good first setting stops between 0.3% and 0.8% of transfers. Above 2%, analysts start clicking without reading.

## 5. Connect the flow

Screen deposits when they are first seen and withdrawals before they are signed:

\`\`\`http Before a withdrawal is signed
POST /v1/screen/transaction HTTP/1.1
Host: api.${brandDomain}
Authorization: Bearer $API_KEY
Content-Type: application/json

{
  "direction": "withdrawal",
  "blockchain": "bitcoin",
  "to": "bc1q5…w7ke",
  "amount": "0.75",
  "customer_ref": "c-20417"
}
\`\`\`

\`customer_ref\` is your own number. Do not send names; screening does not need them.

## 6. Name the people

- An **analyst** decides on reviews.
- A **reviewer** releases what an analyst cleared above 60.
- The **compliance officer** (BSA officer or MLRO) approves every change of a threshold. An administrator enters it, and the log keeps both names.

## 7. Run the first report

At the end of the first week, run **Effectiveness**. It shows alerts, decisions, time to decision and reversals. If reviewers reverse more than 10% of decisions, the guidance for analysts is too thin.

## Exercise

Replay your last 30 days at review thresholds of 55, 45 and 35. For each, note the number of alerts and how many of them you would have wanted to see. The right threshold is where the second number stops growing.
`,
)
