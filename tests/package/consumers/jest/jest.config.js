export default {
  testEnvironment: "jsdom",
  testEnvironmentOptions: { customExportConditions: ["node"] },
  transform: {},
};
