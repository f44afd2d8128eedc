import { customerStory } from '../../builders/customer-story.ts'
import { figure } from '../../builders/figure.ts'

export const harrowgate = customerStory({
  customer: 'Harrowgate Quill LLP',
  path: '/company/customers/harrowgate-quill',
  sector: 'Asset recovery, London and Dublin',
  title: 'A tracing exhibit cut from 64 pages to nine',
  text: 'Harrowgate Quill recovers stolen assets through the courts. Each link of a trace now stands beside its evidence, so cross-examination is short.',
  figures: [
    figure('2 weeks', 'To set up', 'on the firm’s own servers'),
    figure('2', 'Offices', 'London and Dublin'),
    figure('9 months', 'To the first cross-examination'),
  ],
  problem: `
A freezing order is worth most in the first days, and the firm’s tracing report took three weeks. An expert wrote it by hand, from screenshots, and wrote it again when a label changed.

In court, 64 pages invited questions. Opposing counsel did not dispute that the money had moved. He asked how anyone knew that two addresses had one owner, and the answer was spread over four appendices.
  `,
  timeline: [
    [
      'Week 1',
      'Inside the firm',
      'Reactor and Storyline run on the firm’s own servers, since client files may not leave it. Two associates are trained.',
    ],
    [
      'Week 2',
      'An old case, traced again',
      'The team repeats a closed matter, compares each link with the old report, and finds two that it would no longer claim.',
    ],
    [
      'Month 2',
      'The first order',
      'A trace of a stolen treasury goes to court on the fourth day after instruction. The order is granted on the papers.',
    ],
    [
      'Month 9',
      'Cross-examination',
      'Opposing counsel asks one question on attribution. The exhibit answers it.',
    ],
  ],
  changes: [
    ['From instruction to first exhibit', '3 weeks', '4 days'],
    ['Pages of the exhibit', '64', '9'],
    ['Questions on attribution in cross-examination', '31', '1'],
  ],
  testimonial: 'testimonial-court-exhibit',
  product: ['/products/storyline', 'Storyline'],
  description:
    'How Harrowgate Quill LLP cut its tracing exhibit from 64 pages to nine, ready in four days, and faced one question on attribution in court.',
})
