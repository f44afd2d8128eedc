import { article } from '../../../builders/article.ts'

export const soc2 = article({
  path: '/company/news/soc-2-type-ii-report-2025',
  title: 'SOC 2 Type II report for 2025 is available',
  category: 'company-news',
  publishedOn: '2025-09-30',
  author: 'joanna-prentice',
  tags: ['Audits', 'Operations', 'AML'],
  summary:
    'The auditors noted no exceptions. Customers can download the report; here is how to read it, and what it does not say.',
  body: `
Our independent auditors have issued this year’s SOC 2 Type II report. It covers twelve months, from July 1, 2024 to June 30, 2025, and the criteria for security, availability and confidentiality. They noted no exceptions in their tests. [Trust](/company/trust) names the auditor and always has the newest report. SOC 2 is not a certificate and there is no passing grade: the report is an auditor’s opinion with the evidence behind it. Here is what this one says.

## What was examined

Type II means that the auditors looked not only at whether a control exists but at whether it worked, by taking samples from the whole year. They took 206.

|What the samples were of
| Area | Samples | For example |
| Access | 57 | Was access removed within a day of someone leaving? |
| Change | 54 | Was this deployment reviewed by someone else? |
| Incidents | 19 | Was the customer told within the time we promise? |
| Suppliers | 24 | Was the yearly review done before the contract renewed? |
| Backups | 12 | Was the backup ever restored, or only made? |
| Everything else | 40 | Training, keys, visitors, laptops |

Two samples led to questions. A building pass still worked three hours after its holder had left the company; the control allows 24 hours, and the log shows that the pass was not used. And one change had been approved by a member of the author’s own team; the control requires an approver who wrote none of the change, which was true of her. Neither was an exception. We have tightened both controls.

## What it does not say

- It does not say that our labels are right. We publish that method and its error rate separately, and the auditors did not examine it.
- It does not cover two partners who run our products on their own sites, under their own names. They have their own reports.
- It ends on June 30. For the time since then, ask for our bridge letter, which we issue at the end of each quarter. A bridge letter is our statement, not the auditors’.

> A report without exceptions is evidence that our controls worked as described. Whether that is enough is your decision.

## How to get it

1. Customers: in the workspace under **Trust → Reports**. The download is marked with your firm’s name.
2. Prospective customers: ask for it on [Trust](/company/trust). We send a short confidentiality agreement to sign first.
3. Auditors and supervisors of our customers: write to [sales@chainlantern.example](mailto:sales@chainlantern.example) and name the customer. Supervisors need no agreement.

### A reading tip

Start with section four, column three: the tests. Most readers stop at the opinion on page one. The complementary user entity controls are on page 41: eleven things that our controls assume *you* do, such as removing people from the workspace when they leave your firm. In three years we have been asked about them twice. They are where your own examiner will look.

## What is next

The surveillance audit for our ISO 27001 certification is in November. This fall’s penetration test, by a firm that has not tested us before, is under way. Its summary will be in the same place by the end of the year.
`,
  seo: {
    title: 'SOC 2 Type II report 2025: how to read it',
    description:
      'Our 2025 SOC 2 Type II report covers twelve months of security, availability and confidentiality. What was sampled, what it leaves out, how to get it.',
  },
})
