import { apiAuthenticationErrors } from './support-center/api-authentication-errors.ts'
import { challengeALabel } from './support-center/challenge-a-label.ts'
import { changeYourPlan } from './support-center/change-your-plan.ts'
import { inviteATeamAndSetRoles } from './support-center/invite-a-team-and-set-roles.ts'
import { lostSecondFactor } from './support-center/lost-second-factor.ts'
import { raiseARateLimit } from './support-center/raise-a-rate-limit.ts'
import { readYourInvoice } from './support-center/read-your-invoice.ts'
import { refusedPaymentsAndRefunds } from './support-center/refused-payments-and-refunds.ts'
import { setUpSingleSignOn } from './support-center/set-up-single-sign-on.ts'
import { shareACase } from './support-center/share-a-case.ts'
import { webhooksDoNotArrive } from './support-center/webhooks-do-not-arrive.ts'
import { whyDidThisAlertFire } from './support-center/why-did-this-alert-fire.ts'

export const helpArticles = [
  inviteATeamAndSetRoles,
  setUpSingleSignOn,
  lostSecondFactor,
  readYourInvoice,
  changeYourPlan,
  refusedPaymentsAndRefunds,
  whyDidThisAlertFire,
  challengeALabel,
  shareACase,
  apiAuthenticationErrors,
  webhooksDoNotArrive,
  raiseARateLimit,
]
