import type { BinaryOperationNode, LimitNode, OperationNode } from 'kysely'
import {
  ColumnNode,
  PrimitiveValueListNode,
  ReferenceNode,
  SqliteQueryCompiler,
  ValueListNode,
  ValueNode,
} from 'kysely'

/** Columns that hold one of a few values, which the program names itself. */
const OF_FEW_VALUES: ReadonlySet<string> = new Set([
  'accepted',
  'listed',
  'object_type',
  'pinned',
  'recommend',
  'reserved',
  'status',
])

/**
 * Writes limits, and what columns of few values are compared with, into the statement. SQLite looks at the values bound
 * there to choose its way and so plans a kept statement anew before every single run, which takes longer than many runs.
 */
export class SteadySqliteCompiler extends SqliteQueryCompiler {
  protected override visitLimit(node: LimitNode): void {
    this.append('limit ')
    this.#writeOperand(node.limit)
  }

  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    if (!isOfFewValues(node.leftOperand)) {
      super.visitBinaryOperation(node)
      return
    }
    this.visitNode(node.leftOperand)
    this.append(' ')
    this.visitNode(node.operator)
    this.append(' ')
    this.#writeOperand(node.rightOperand)
  }

  #writeOperand(node: OperationNode): void {
    const values = valuesOf(node)
    // Of everything else only the engine knows how it is written.
    if (!values.every((value) => typeof value === 'string' || Number.isSafeInteger(value)) || values.length === 0) {
      this.visitNode(node)
      return
    }
    if (!ValueNode.is(node)) this.append('(')
    for (const [index, value] of values.entries()) {
      if (index > 0) this.append(', ')
      this.appendImmediateValue(value)
    }
    if (!ValueNode.is(node)) this.append(')')
  }
}

function isOfFewValues(node: OperationNode): boolean {
  const column = ReferenceNode.is(node) ? node.column : node
  return ColumnNode.is(column) && OF_FEW_VALUES.has(column.column.name)
}

/** The values that stand in an operand; none where it is something else. */
function valuesOf(node: OperationNode): readonly unknown[] {
  if (ValueNode.is(node)) return [node.value]
  if (PrimitiveValueListNode.is(node)) return node.values
  if (!ValueListNode.is(node)) return []
  return node.values.map((value) => (ValueNode.is(value) ? value.value : undefined))
}
