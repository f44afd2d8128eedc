import { primary } from '../../builders/action.ts'
import { card } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'

const position = (title: string, terms: string, text: string, skills: string[]) =>
  card(title, `${terms}. ${text}`, {
    points: skills,
    action: primary('Apply Now', to.dialog('job-application')),
  })

/** The five open positions. */
export const openPositions = [
  position(
    'Senior Frontend Engineer',
    'New York or remote · Full-time · $150k-$200k',
    'Build the graph that investigators look at all day: ten thousand nodes, sixty frames a second, and a keyboard shortcut for everything.',
    ['TypeScript', 'React', 'WebGL', 'Accessibility'],
  ),
  position(
    'Senior Backend Engineer',
    'London or Toronto · Full-time · $160k-$220k',
    'Index every transaction since 2009 and answer questions about all of them in under 200 ms.',
    ['Rust', 'Go', 'PostgreSQL', 'Distributed systems'],
  ),
  position(
    'Machine Learning Engineer',
    'Remote · Full-time · $170k-$240k',
    'Clustering and anomaly models that must explain themselves to a judge. Calibration matters more than accuracy.',
    ['Python', 'Graph learning', 'Evaluation', 'Statistics'],
  ),
  position(
    'Senior Product Manager',
    'New York · Full-time · $140k-$180k',
    'Own the alert queue together with the analysts who live in it, and measure what it spares them.',
    ['AML', 'Discovery', 'B2B', 'Writing'],
  ),
  position(
    'Enterprise Sales Executive',
    'Singapore or London · Full-time · $120k plus commission',
    'Sell to banks and exchanges that ask hard questions, and know when to say that we are not what they need.',
    ['Enterprise', 'Compliance', 'Consultative selling'],
  ),
]
