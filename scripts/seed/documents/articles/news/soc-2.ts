import { article } from '../../../builders/article.ts'

export const soc2 = article({
  path: '/company/news/soc-2-type-ii-report-2025',
  title: 'SOC 2 Type II report for 2025 is available',
  category: 'company-news',
  publishedOn: '2025-09-30',
  author: 'joanna-prentice',
  tags: ['Audits', 'Operations', 'AML'],
  summary:
    'No exceptions were noted. Customers can request a copy; here is how to read it, and what it does not say.',
  body: `
Our auditors have completed this year’s SOC 2 Type II examination. It covers twelve months, from August 1, 2024 to July 31, 2025, and the criteria for security, availability and confidentiality. No exceptions were noted. Here is exactly what that means.

## What was examined

Type II means that the auditors looked not only at whether a control exists but at whether it worked, by picking samples over the whole year. They picked 206.

|What the samples were of
| Area | Samples | For example |
| Access | 57 | Was access removed on a leaver’s last day? |
| Change | 54 | Was this deployment reviewed by someone else? |
| Incidents | 19 | Was the customer told within the time we promise? |
| Suppliers | 24 | Was the yearly review done before the contract renewed? |
| Backups | 12 | Was it restored, or only made? |
| Everything else | 40 | Training, keys, visitors, laptops |

Two samples led to questions. A leaver’s building pass had worked for three hours longer than it should; the log shows that it was not used. And one change had been approved by someone who sat in the same team at the time of approval but had written none of it. Neither was an exception under the criteria. We have tightened both.

## What it does not say

- It does not say that our labels are right. The method for that, with its error rate, is published separately, and the auditors did not examine it.
- It does not cover the two processing sites of partners who resell us under their own names. They have their own reports.
- It ends on July 31. For the time since then ask for our bridge letter, which we issue at each quarter’s end.

> A report without exceptions is evidence that we do what we said. Whether what we said is enough for you is still for you to decide.

## How to get it

1. Customers: in the workspace under **Trust → Reports**. The download is marked with your firm’s name.
2. Prospects: ask your contact. You will be sent a short confidentiality agreement, which takes a minute to sign electronically.
3. Auditors and supervisors of our customers: write to [privacy@chainlantern.example](mailto:privacy@chainlantern.example) and name the customer. You will get it without an agreement.

### A reading tip

Start with section four, column three: the tests. Most readers stop at the opinion on page one, and so does most of the market’s due diligence. The complementary user controls are on page 41. There are eleven things that our controls assume *you* do, such as removing your own leavers from the workspace. We have been asked about them twice in three years. They are where a customer’s own examiner will look.

## What is next

The surveillance audit for ISO 27001 is in November. The penetration test of this autumn, by a firm that has not tested us before, is under way, and its summary will be in the same place by the end of the year.
`,
  seo: {
    title: 'SOC 2 Type II 2025: no exceptions, and how to read it',
    description:
      'The 2025 SOC 2 Type II report covers security, availability and confidentiality over twelve months. What was sampled, what it leaves out, how to get it.',
  },
})
