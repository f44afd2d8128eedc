import { team } from '../../builders/person.ts'
import {
  amaraCastellanos,
  mateusOliveira,
  olehPetrenko,
  yukiSørensen,
} from '../../images/portraits/department-heads.ts'
import {
  callumDrummond,
  hannahWhitcombe,
  priyaRaghunathan,
  tobiasMensah,
} from '../../images/portraits/vice-presidents.ts'
import { seedPortrait } from '../../images/seed-image.ts'

/** Invented people. */
export const seniorLeadership = team('senior', 20, [
  {
    name: 'Callum Drummond',
    portrait: seedPortrait(callumDrummond, 'Callum Drummond'),
    role: 'VP Investigations and co-founder',
    specialty: 'Ransomware, live tracing and cross-examination',
    biography:
      'Former detective. Decides which live cases his team joins, for enterprise customers at any hour.',
  },
  {
    name: 'Tobias Mensah',
    portrait: seedPortrait(tobiasMensah, 'Tobias Mensah'),
    role: 'VP Engineering',
    specialty: 'Ledger indexing and graph storage',
    biography:
      'Runs the graph database and the indexers. Decides when a network is complete enough to be traced.',
  },
  {
    name: 'Priya Raghunathan',
    portrait: seedPortrait(priyaRaghunathan, 'Priya Raghunathan'),
    role: 'VP Product',
    specialty: 'Alert queues and analyst workload',
    biography: 'Six years as an alert analyst. Decides when a scoring threshold changes.',
  },
  {
    name: 'Yuki Sørensen',
    portrait: seedPortrait(yukiSørensen, 'Yuki Sørensen'),
    role: 'Head of Research',
    specialty: 'Market structure and how to measure it',
    biography: 'Decides when a report is published, and is responsible for its method.',
  },
  {
    name: 'Amara Castellanos',
    portrait: seedPortrait(amaraCastellanos, 'Amara Castellanos'),
    role: 'Head of Attribution',
    specialty: 'Clustering, evidence for labels and when to withhold one',
    biography: 'Decides which evidence is enough to put a label on an address.',
  },
  {
    name: 'Oleh Petrenko',
    portrait: seedPortrait(olehPetrenko, 'Oleh Petrenko'),
    role: 'Head of Security',
    specialty: 'Key management and SOC 2 Type II',
    biography: 'Responsible for keys and audits. Decides which staff can use which systems.',
  },
  {
    name: 'Hannah Whitcombe',
    portrait: seedPortrait(hannahWhitcombe, 'Hannah Whitcombe'),
    role: 'VP Customer Success',
    specialty: 'Deployment, migration and training',
    biography: 'Responsible for training. Decides, with the customer, when a setup is finished.',
  },
  {
    name: 'Mateus Oliveira',
    portrait: seedPortrait(mateusOliveira, 'Mateus Oliveira'),
    role: 'General Counsel',
    specialty: 'Disclosure, data protection and admissibility',
    biography: 'Reads every request from an authority, and decides what is disclosed.',
  },
])
