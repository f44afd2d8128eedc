import { article } from '../../../builders/article.ts'

export const toronto = article({
  path: '/company/news/toronto-office-doubles',
  title: 'Our Toronto office doubles',
  category: 'company-news',
  publishedOn: '2025-08-27',
  author: 'joanna-prentice',
  tags: ['Offices', 'Training', 'Ransomware'],
  summary:
    'Support and attribution now share a building, because questions about a label used to take two days.',
  body: `
Since Monday 29 people work in our Toronto office, where there were 14 in spring. We have taken the second floor of the same building on Adelaide Street. Here is what it changes for customers.

## Why these two teams

Most questions that reach support begin with “why”. Why is this address labeled as a broker? Why has the risk score changed since Thursday? The person who can answer sits in attribution, and until this summer attribution sat in London, five hours ahead. A question asked in Vancouver after lunch was answered two days later.

In a trial from March to June we put four attribution analysts into the Toronto support room.

|Questions about a label, median time to an answer that closed them
| Asked from | Without | With |
| The Americas | 29 hours | 3 hours 10 minutes |
| Europe | 7 hours | 6 hours 40 minutes |
| Asia-Pacific | 16 hours | 15 hours |
| All: labels corrected as a result | 1.1% of questions | 2.6% of questions |

The last line is the reason for the second floor. When the analyst hears the customer’s own words, more of our errors are found.

> An analyst who has never spoken to the person whose account was blocked will be a little too sure of themselves.

## What it means for customers

- Live chat on Priority and Enterprise plans can bring in an attribution analyst from 8 AM to 8 PM Eastern Time, without a ticket changing hands.
- Disputes of labels filed before noon Eastern are answered the same day. It was two working days.
- The ransomware desk, which helps victims and their insurers in the first hours, has a night shift on site from October.

Asia-Pacific comes next. The table shows why. Singapore will have its first two attribution analysts in the first quarter.

## Who is hiring, and whom

Of the 15 new colleagues, six came from banks’ monitoring teams, three from police units, two straight from university and four from inside the company. Eight of the desks are still empty. As we fill them we will advertise for:

1. attribution analysts with one language beside English that is spoken where money is moved
2. support engineers who like the phone
3. one person to run the training room, in which the [Academy](/resources/academy) will hold its courses for the region

Each posting will be on the [careers page](/company/careers), with its salary range.

### About the building

It has step-free access from the street, a prayer room, a room without windows for calls that need one, and bicycle parking that was full on the first day. The training room seats 40. Community groups that teach people how to recognize fraud can have it on weekday evenings for nothing; the library down the road has already booked Thursdays until Christmas.

Visitors are welcome by appointment. Bring the question that no one could answer.
`,
  seo: {
    title: 'Toronto office doubles: support meets attribution',
    description:
      'Support and attribution now share a building in Toronto. What a four-month trial did to answer times and corrected labels, and whom we will hire next.',
  },
})
