import { quiet } from '../../builders/action.ts'
import { firstQuestion } from '../../builders/product-items.ts'
import { section } from '../../builders/section.ts'
import { to } from '../../builders/target.ts'

/** The six industries of the home page, each with the first question of its teams. */
export const industries = section('cardGrid', {
  anchor: 'industries',
  title: 'What each industry asks first',
  look: 'questions',
  cards: [
    firstQuestion('Government and law enforcement', 'Which exchange do we write to?', {
      text: 'Trace from the victim’s payment to a service that holds customer records.',
      action: quiet('For investigators', to.document('/solutions/investigators')),
    }),
    firstQuestion('Financial institutions', 'Can we bank this customer?', {
      text: 'See where a client’s crypto wealth came from before onboarding.',
      action: quiet('For compliance teams', to.document('/solutions/compliance')),
    }),
    firstQuestion('Crypto businesses', 'Do we sign this withdrawal?', {
      text: 'Screen deposits and withdrawals by API, identify Travel Rule counterparties and keep the audit trail.',
      action: quiet('For crypto businesses', to.document('/solutions/crypto-businesses')),
    }),
    firstQuestion('Investment firms', 'Whose coins are behind this fund?', {
      text: 'Check counterparties, treasuries and token holders before you commit money.',
      action: quiet('For executives', to.document('/solutions/executives')),
    }),
    firstQuestion('Cybersecurity teams', 'Where has the ransom gone?', {
      text: 'Follow an extortion payment in the first hours, while an exchange can still freeze it.',
      action: quiet('See Reactor', to.document('/products/reactor')),
    }),
    firstQuestion('Legal services', 'Will it stand up in court?', {
      text: 'Traces for freezing orders, divorce and insolvency that state their method and its limits.',
      action: quiet('See Storyline', to.document('/products/storyline')),
    }),
  ],
})
