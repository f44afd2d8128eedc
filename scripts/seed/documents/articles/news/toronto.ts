import { article } from '../../../builders/article.ts'

export const toronto = article({
  path: '/company/news/toronto-office-doubles',
  title: 'Our Toronto office doubles',
  category: 'company-news',
  publishedOn: '2025-08-27',
  author: 'joanna-prentice',
  tags: ['Offices', 'Training', 'Ransomware'],
  summary:
    'Support and attribution now share a building, because a question about a label could take two days.',
  body: `
As of Monday, 29 people work in our Toronto office, up from 14 in the spring. We have taken a second floor in the same building on Adelaide Street. Here is what that changes for customers.

## Why these two teams

Most questions that reach support begin with “why.” Why is this address labeled as a broker? Why has the risk score changed since Thursday? The person who knows works in attribution, and until this summer attribution was in London, five hours ahead. A question asked in Vancouver after lunch could take two days.

In a trial from March to June we put four attribution analysts into the Toronto support room.

|Questions about a label: median time to resolution, and corrections
| Asked from | Without | With |
| The Americas | 29 hours | 3 hours 10 minutes |
| Europe | 7 hours | 6 hours 40 minutes |
| Asia Pacific | 16 hours | 15 hours |
| All regions: labels corrected as a result | 1.1% of questions | 2.6% of questions |

The last line is why we took the second floor. When the analyst hears the customer’s own words, we find more of our errors.

## What it means for customers

- Live chat on Priority and Enterprise plans can bring in an attribution analyst from 8:00 AM to 8:00 PM Eastern Time, without handing the ticket over.
- A label dispute filed before noon Eastern gets a decision the same business day. It used to take two.
- The ransomware desk, which helps victims and their insurers in the first hours, will have a night shift on site from October on.

Asia Pacific is next, and the table shows why. Singapore will have its first two attribution analysts in the first quarter of 2026.

## Who has joined, and who is next

Of the 15 new colleagues, six came from monitoring teams at banks, three from police units, two straight from college and four from other offices of ours. Eight desks are still empty. To fill them we will advertise for:

1. attribution analysts who speak at least one language besides English
2. support engineers who like the phone
3. one person to run the training room, where the [Academy](/resources/academy) will teach its courses for the region

Each opening will be on the [careers page](/company/careers), with its salary range.

### About the building

It has step-free access from the street, a prayer room, a windowless room for calls that need one, and bike parking that was full on the first day. The training room seats 40. Community groups that teach people to recognize fraud can use it free of charge on weekday evenings; the library down the street has already booked Thursdays through December.

Visitors are welcome by appointment.
`,
  seo: {
    title: 'Our Toronto office doubles to 29 people',
    description:
      'Support and attribution now share a building in Toronto. What a four-month trial changed in response times and label corrections, and who we hire next.',
  },
})
