import { type Drawings, left, rows } from '../../../components/drawing-shapes'
import { items, toReplace } from '../../starter'

export const endpointsDrawings: Drawings = { endpoints: left(rows(5, 'label:1 line:4')) }

export const endpointsStarter = {
  title: 'Endpoints',
  groups: items('endpointGroup', {
    title: toReplace('Name the group'),
    endpoints: items('endpoint', {
      method: 'GET',
      path: '/v1/address/{address}',
      summary: toReplace('Says in a sentence what it answers.'),
    }),
  }),
}
