import type { ReactNode } from 'react'
import { AddressAnswer } from '@/illustrations/address-answer'
import { AlertFeed } from '@/illustrations/alert-feed'
import { AlertStream } from '@/illustrations/alert-stream'
import { ApiCall } from '@/illustrations/api-call'
import { CaseLanes } from '@/illustrations/case-lanes'
import { CaseWorkspace } from '@/illustrations/case-workspace'
import { MarketFlows } from '@/illustrations/market-flows'
import { OrderBook } from '@/illustrations/order-book'
import { PriceFeed } from '@/illustrations/price-feed'
import { RiskScore } from '@/illustrations/risk-score'
import { ScreeningQueue } from '@/illustrations/screening-queue'
import { Timeline } from '@/illustrations/timeline'
import { TracedGraph } from '@/illustrations/traced-graph/traced-graph'
import { WashLoop } from '@/illustrations/wash-loop'
import type { Hero } from '@/sanity/types.gen'
import type { Words } from '@/sanity/words'

export type PictureName = NonNullable<Hero['picture']>

type Draw = (words: Words) => ReactNode

export const pictures: Readonly<Record<PictureName, Draw>> = {
  'traced-graph': (words) => <TracedGraph words={words.tracedGraph} />,
  'case-workspace': (words) => <CaseWorkspace words={words.caseWorkspace} />,
  'risk-score': (words) => <RiskScore words={words.riskScore} />,
  'alert-feed': (words) => <AlertFeed words={words.alertFeed} />,
  timeline: (words) => <Timeline words={words.timeline} />,
  'api-call': (words) => <ApiCall words={words.apiCall} />,
  'market-flows': (words) => <MarketFlows words={words.marketFlows} />,
  'alert-stream': (words) => <AlertStream words={words.alertStream} />,
  'case-lanes': (words) => <CaseLanes words={words.caseLanes} />,
  'address-answer': (words) => <AddressAnswer words={words.addressAnswer} />,
  'price-feed': (words) => <PriceFeed words={words.priceFeed} />,
  'order-book': (words) => <OrderBook words={words.orderBook} />,
  'wash-loop': (words) => <WashLoop words={words.washLoop} />,
  'screening-queue': (words) => <ScreeningQueue words={words.screeningQueue} />,
}

type PictureViewProps = { name: PictureName; words: Words }

/** The drawing that an editor has selected. */
export function PictureView({ name, words }: PictureViewProps) {
  return pictures[name](words)
}
