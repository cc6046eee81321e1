/** Asked in vain: it did not answer in time, or not with an answer. */
export class ModelUnanswered extends Error {
  override name = 'ModelUnanswered';
}
