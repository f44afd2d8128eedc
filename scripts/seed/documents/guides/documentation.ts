import { apiAuthentication } from './documentation/api-authentication.ts'
import { buildingAnAlertPolicy } from './documentation/building-an-alert-policy.ts'
import { complianceSetup } from './documentation/compliance-setup.ts'
import { exportingEvidence } from './documentation/exporting-evidence.ts'
import { integratingTheScreeningApi } from './documentation/integrating-the-screening-api.ts'
import { retriesIdempotencyAndPagination } from './documentation/retries-idempotency-and-pagination.ts'
import { riskScoreExplained } from './documentation/risk-score-explained.ts'
import { settingThresholdsYouCanDefend } from './documentation/setting-thresholds-you-can-defend.ts'
import { tracingMethodsCompared } from './documentation/tracing-methods-compared.ts'
import { tracingThroughABridge } from './documentation/tracing-through-a-bridge.ts'
import { webhooksGuide } from './documentation/webhooks.ts'
import { yourFirstInvestigation } from './documentation/your-first-investigation.ts'

export const documentationGuides = [
  yourFirstInvestigation,
  tracingMethodsCompared,
  tracingThroughABridge,
  exportingEvidence,
  complianceSetup,
  settingThresholdsYouCanDefend,
  riskScoreExplained,
  buildingAnAlertPolicy,
  integratingTheScreeningApi,
  apiAuthentication,
  webhooksGuide,
  retriesIdempotencyAndPagination,
]
