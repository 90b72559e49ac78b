export { operationRoutes } from './operations.gen.ts'
export type {
  OperationBody,
  OperationData,
  OperationId,
  OperationQuery,
  OperationRoute,
  Schemas,
} from './operations.ts'
export type { components, operations, paths } from './schema.gen.ts'
