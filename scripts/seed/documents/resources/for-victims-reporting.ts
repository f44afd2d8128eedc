import { quiet } from '../../builders/action.ts'
import { section } from '../../builders/section.ts'
import { card } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'

/** Official bodies only. */
export const reporting = section('cardGrid', {
  anchor: 'report',
  eyebrow: 'Where to report',
  title: 'Official services, by country',
  text: 'All of them are free. Type the address yourself or use these links: criminals imitate reporting sites.',
  look: 'list',
  cards: [
    card(
      'United States',
      'FBI Internet Crime Complaint Center (IC3). Add your local police if you know the person or live near them.',
      { icon: 'landmark', action: quiet('Report to IC3', to.url('https://www.ic3.gov')) },
    ),
    card(
      'United Kingdom',
      'Report Fraud, which has replaced Action Fraud, for England, Wales and Northern Ireland: online or 0300 123 2040. In Scotland, call Police Scotland on 101.',
      {
        icon: 'landmark',
        action: quiet('Report Fraud', to.url('https://www.reportfraud.police.uk')),
      },
    ),
    card(
      'Canada',
      'Your local police, and the Canadian Anti-Fraud Centre: online or 1-888-495-8501.',
      {
        icon: 'landmark',
        action: quiet(
          'Canadian Anti-Fraud Centre',
          to.url('https://antifraudcentre-centreantifraude.ca'),
        ),
      },
    ),
    card(
      'Australia',
      'ReportCyber, run by the Australian Cyber Security Centre. Reports go to the police.',
      {
        icon: 'landmark',
        action: quiet('ReportCyber', to.url('https://www.cyber.gov.au/report')),
      },
    ),
    card(
      'Singapore',
      'The police, online or at any neighborhood police center. For advice, the ScamShield Helpline at 1799.',
      {
        icon: 'landmark',
        action: quiet('Singapore Police Force', to.url('https://www.police.gov.sg')),
      },
    ),
    card(
      'Hong Kong',
      'The police e-Report Centre, or a police station. For advice, the Anti-Scam Helpline at 18222.',
      {
        icon: 'landmark',
        action: quiet('Hong Kong Police Force', to.url('https://www.police.gov.hk')),
      },
    ),
    card(
      'European Union',
      'The police of the country you live in. Europol does not take reports from the public, but lists each member state’s reporting service.',
      {
        icon: 'landmark',
        action: quiet(
          'List of services',
          to.url('https://www.europol.europa.eu/report-a-crime/report-cybercrime-online'),
        ),
      },
    ),
    card(
      'Anywhere else',
      'Your local police station. If an officer is unsure how to take the report, show them our page for police.',
      { icon: 'globe', action: quiet('Page for police', to.document('/resources/for-police')) },
    ),
  ],
})
