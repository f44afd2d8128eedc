import { quiet } from '../../builders/action.ts'
import { section } from '../../builders/section.ts'
import { card } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'

/** Official bodies only. */
export const reporting = section('cardGrid', {
  anchor: 'report',
  eyebrow: 'Where to report',
  title: 'Official services, by country',
  text: 'All are free. Use these links: criminals imitate such sites. The numbers are for calls from inside the country.',
  look: 'list',
  cards: [
    card(
      'United States',
      'FBI Internet Crime Complaint Center (IC3). Add your local police if you know the person or live near them.',
      { action: quiet('Report to IC3', to.url('https://www.ic3.gov')) },
    ),
    card(
      'England, Wales and Northern Ireland',
      'Report Fraud, which has replaced Action Fraud, online or by phone.',
      {
        action: quiet('Report Fraud', to.url('https://www.reportfraud.police.uk')),
        phone: '0300 123 2040',
      },
    ),
    card('Scotland', 'By phone or at a police station.', {
      action: quiet('Police Scotland', to.url('https://www.scotland.police.uk')),
      phone: '101',
    }),
    card('Canada', 'Your local police, and the Canadian Anti-Fraud Centre, online or by phone.', {
      action: quiet(
        'Canadian Anti-Fraud Centre',
        to.url('https://antifraudcentre-centreantifraude.ca'),
      ),
      phone: '1-888-495-8501',
    }),
    card(
      'Australia',
      'ReportCyber, run by the Australian Cyber Security Centre. Reports go to the police.',
      {
        action: quiet('ReportCyber', to.url('https://www.cyber.gov.au/report')),
      },
    ),
    card('Singapore', 'Online or at a police center. For advice, call the ScamShield Helpline.', {
      action: quiet('Singapore Police Force', to.url('https://www.police.gov.sg')),
      phone: '1799',
    }),
    card('Hong Kong', 'Online or at a police station. For advice, call the Anti-Scam Helpline.', {
      action: quiet('Hong Kong Police Force', to.url('https://www.police.gov.hk')),
      phone: '18222',
    }),
    card(
      'European Union',
      'The police of your country. Europol takes no reports, but lists each member’s service.',
      {
        action: quiet(
          'List of services',
          to.url('https://www.europol.europa.eu/report-a-crime/report-cybercrime-online'),
        ),
      },
    ),
    card(
      'Anywhere else',
      'Your local police station. If an officer is unsure what to do, show our page for police.',
      { action: quiet('Page for police', to.document('/resources/for-police')) },
    ),
  ],
})
