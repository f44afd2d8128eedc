import { quiet } from '../../builders/action.ts'
import { card } from '../../builders/section-items.ts'
import { to } from '../../builders/target.ts'

/** The six industries of the home page, each by the first question its teams ask. */
export const homeIndustries = [
  card(
    'Government and law enforcement',
    '“Which exchange do we write to?” Trace from the victim’s payment to a service that holds customer records, and export the exhibit.',
    {
      icon: 'landmark',
      action: quiet('For investigators', to.document('/solutions/investigators')),
    },
  ),
  card(
    'Financial institutions',
    '“May we bank this customer?” See where a client’s crypto wealth came from before onboarding, and watch it afterwards.',
    { icon: 'bank', action: quiet('For compliance teams', to.document('/solutions/compliance')) },
  ),
  card(
    'Crypto businesses',
    '“Do we sign this withdrawal?” Screen deposits and withdrawals by API, settle Travel Rule counterparties, keep the audit trail.',
    {
      icon: 'bitcoin',
      action: quiet('For crypto businesses', to.document('/solutions/crypto-businesses')),
    },
  ),
  card(
    'Investment firms',
    '“Whose coins are behind this fund?” Check counterparties, treasuries and token holders before the money is committed.',
    { icon: 'briefcase', action: quiet('For executives', to.document('/solutions/executives')) },
  ),
  card(
    'Cybersecurity teams',
    '“Where has the ransom gone?” Follow an extortion payment in the first hours, while an exchange can still hold it.',
    { icon: 'shield', action: quiet('See Reactor', to.document('/products/reactor')) },
  ),
  card(
    'Legal services',
    '“Will it stand up?” Disclosure-ready traces with a stated tracing method, for freezing orders, divorce and insolvency.',
    { icon: 'gavel', action: quiet('See Storyline', to.document('/products/storyline')) },
  ),
]
