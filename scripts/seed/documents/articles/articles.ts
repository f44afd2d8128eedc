import { changeOutput } from './blog/change-output.ts'
import { countingHops } from './blog/counting-hops.ts'
import { demixing } from './blog/demixing.ts'
import { depthAndOracles } from './blog/depth-and-oracles.ts'
import { designationHourByHour } from './blog/designation-hour-by-hour.ts'
import { examiner } from './blog/examiner.ts'
import { micaTenMonths } from './blog/mica-ten-months.ts'
import { nftWashTrading } from './blog/nft-wash-trading.ts'
import { ransomwareCashOut } from './blog/ransomware-cash-out.ts'
import { sarNarrative } from './blog/sar-narrative.ts'
import { seizedThenWhat } from './blog/seized-then-what.ts'
import { stablecoinFreezes } from './blog/stablecoin-freezes.ts'
import { threeBridges } from './blog/three-bridges.ts'
import { unhostedWallets } from './blog/unhosted-wallets.ts'
import { bridgeTracing } from './news/bridge-tracing.ts'
import { defiWatch } from './news/defi-watch.ts'
import { designationsIssuers } from './news/designations-issuers.ts'
import { micaConsultation } from './news/mica-consultation.ts'
import { nftFilter } from './news/nft-filter.ts'
import { ransomFalls } from './news/ransom-falls.ts'
import { screeningUptime } from './news/screening-uptime.ts'
import { soc2 } from './news/soc-2.ts'
import { summit } from './news/summit.ts'
import { tamarisk } from './news/tamarisk.ts'
import { toronto } from './news/toronto.ts'
import { trainingDays } from './news/training-days.ts'
import { travelRuleNetwork } from './news/travel-rule-network.ts'

const blog = [
  threeBridges,
  changeOutput,
  demixing,
  examiner,
  countingHops,
  micaTenMonths,
  stablecoinFreezes,
  designationHourByHour,
  unhostedWallets,
  ransomwareCashOut,
  nftWashTrading,
  sarNarrative,
  depthAndOracles,
  seizedThenWhat,
]

const news = [
  bridgeTracing,
  defiWatch,
  tamarisk,
  summit,
  screeningUptime,
  designationsIssuers,
  soc2,
  toronto,
  ransomFalls,
  nftFilter,
  travelRuleNetwork,
  micaConsultation,
  trainingDays,
]

/** All articles of blog and news, newest first. */
export const articles = [...blog, ...news]
