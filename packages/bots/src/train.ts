export { type ExamTask, examine } from './train/exam.js';
export { type LearnerState, newLearner } from './train/learner.js';
export { type Lesson, makeTeacher, type Task, type Weights } from './train/shard.js';
export { type TrainOptions, train } from './train/train.js';
export { Training, type TrainingOptions } from './train/training.js';
