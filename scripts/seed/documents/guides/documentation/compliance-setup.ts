import { guide } from '../../../builders/guide.ts'
import { brandDomain } from '../../brand.ts'

export const complianceSetup = guide(
  {
    path: '/resources/documentation/compliance-setup',
    title: 'Compliance setup, step by step',
    topic: 'Compliance',
    minutes: 20,
    summary:
      'From an empty workspace to live monitoring in one afternoon: lists, risk appetite, rules, people and a first report to check everything.',
    updatedOn: '2025-10-16',
    order: 20,
  },
  `
Follow the steps in this order. Each one builds on the one before, so do not begin with the rules.

## 1. Write down the appetite

One page that the board has signed beats any setting. It answers three questions: which exposure we never accept, which we accept with a reason, and who decides. Upload it under **Settings → Policy**; its date is printed on every report.

## 2. Choose the lists

OFAC, UN, EU and PEP lists are on by default, with {{watchlists}} watchlists in all. Add those of each country in which you are registered, and your own list of closed accounts. Each match says which list, which entry and which version of it.

## 3. Set the three thresholds

|A cautious start for an exchange that serves consumers
| Setting | Value | What happens |
| Review | 45 | Held until an analyst decides |
| Block | 75 | Refused, and a report is drafted |
| Sanctions match | any | Refused, whatever the score |

Scores run from 0 to 100; [what goes into them](/resources/documentation/risk-score-explained) is worth thirteen minutes of your time before you move a threshold.

## 4. Replay before you go live

Choose **Replay** and give it your last 90 days. You see how many transfers each setting would have stopped, and you can open any of them. A good first setting stops between 0.3 and 0.8% of transfers. Above 2%, analysts begin to click without reading.

## 5. Connect the flow

Screen deposits when they are seen and withdrawals before they are signed:

\`\`\`http Before a withdrawal is signed
POST /v1/screen/transaction HTTP/1.1
Host: api.${brandDomain}
Authorization: Bearer $API_KEY
Content-Type: application/json

{
  "direction": "withdrawal",
  "blockchain": "bitcoin",
  "to": "bc1q…7k",
  "amount": "0.75",
  "customer_ref": "c-20417"
}
\`\`\`

\`customer_ref\` is your own number. Do not send names: we need none.

## 6. Name the people

- An **analyst** decides on reviews.
- A **second pair of eyes** releases what an analyst cleared above 60.
- The **MLRO** sees everything and can change thresholds; no one else can.

## 7. Run the first report

At the end of the first week, run **Effectiveness**. It shows alerts, decisions, time to decision and reversals. Reversals above 10% mean that the review threshold is too low or the guidance too thin.

## Exercise

Replay your last 30 days at review thresholds of 35, 45 and 55. Note the number of alerts and how many you would have wanted to see. The right threshold is where the second number stops growing.
`,
)
