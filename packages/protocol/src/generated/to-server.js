"use strict";
export const hello = validate21;
const schema6 = {"$id":"hello","$ref":"wire#/definitions/Hello"};
const schema8 = {"type":"object","properties":{"is":{"type":"string","const":"hello"},"protocol":{"type":"integer"},"table":{"type":"string","pattern":"^[a-z0-9]{10,32}$"},"key":{"type":"string","pattern":"^[A-Za-z0-9_-]{16,64}$"},"since":{"type":"object","properties":{"at":{"type":"integer","minimum":0},"told":{"type":"integer","minimum":0}},"required":["at","told"],"additionalProperties":false}},"required":["is","protocol","table","key"],"additionalProperties":false};
const pattern0 = new RegExp("^[a-z0-9]{10,32}$", "u");
const pattern1 = new RegExp("^[A-Za-z0-9_-]{16,64}$", "u");

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.is === undefined) && (missing0 = "is")) || ((data.protocol === undefined) && (missing0 = "protocol"))) || ((data.table === undefined) && (missing0 = "table"))) || ((data.key === undefined) && (missing0 = "key"))){
validate23.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "is") || (key0 === "protocol")) || (key0 === "table")) || (key0 === "key")) || (key0 === "since"))){
validate23.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.is !== undefined){
let data0 = data.is;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate23.errors = [{instancePath:instancePath+"/is",schemaPath:"#/properties/is/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("hello" !== data0){
validate23.errors = [{instancePath:instancePath+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue: "hello"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.protocol !== undefined){
let data1 = data.protocol;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate23.errors = [{instancePath:instancePath+"/protocol",schemaPath:"#/properties/protocol/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.table !== undefined){
let data2 = data.table;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
validate23.errors = [{instancePath:instancePath+"/table",schemaPath:"#/properties/table/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]{10,32}$"},message:"must match pattern \""+"^[a-z0-9]{10,32}$"+"\""}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/table",schemaPath:"#/properties/table/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.key !== undefined){
let data3 = data.key;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(!pattern1.test(data3)){
validate23.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{16,64}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{16,64}$"+"\""}];
return false;
}
}
else {
validate23.errors = [{instancePath:instancePath+"/key",schemaPath:"#/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.since !== undefined){
let data4 = data.since;
const _errs10 = errors;
if(errors === _errs10){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if(((data4.at === undefined) && (missing1 = "at")) || ((data4.told === undefined) && (missing1 = "told"))){
validate23.errors = [{instancePath:instancePath+"/since",schemaPath:"#/properties/since/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs12 = errors;
for(const key1 in data4){
if(!((key1 === "at") || (key1 === "told"))){
validate23.errors = [{instancePath:instancePath+"/since",schemaPath:"#/properties/since/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs12 === errors){
if(data4.at !== undefined){
let data5 = data4.at;
const _errs13 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate23.errors = [{instancePath:instancePath+"/since/at",schemaPath:"#/properties/since/properties/at/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs13){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate23.errors = [{instancePath:instancePath+"/since/at",schemaPath:"#/properties/since/properties/at/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.told !== undefined){
let data6 = data4.told;
const _errs15 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate23.errors = [{instancePath:instancePath+"/since/told",schemaPath:"#/properties/since/properties/told/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs15){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate23.errors = [{instancePath:instancePath+"/since/told",schemaPath:"#/properties/since/properties/told/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/since",schemaPath:"#/properties/since/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="hello" */;
let vErrors = null;
let errors = 0;
if(!(validate23(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
validate21.errors = vErrors;
return errors === 0;
}

export const sit = validate25;
const schema9 = {"$id":"sit","$ref":"wire#/definitions/Sit"};
const schema10 = {"type":"object","properties":{"is":{"type":"string","const":"sit"},"seat":{"type":"integer","minimum":0,"maximum":63},"name":{"type":"string","minLength":1,"maxLength":24},"crest":{"type":"string","pattern":"^[a-z]{1,16}$"},"pledge":{"type":"string","pattern":"^[0-9a-f]{64}$"}},"required":["is","seat","name","pledge"],"additionalProperties":false};
const func2 = (text) => [...text].length;
const pattern2 = new RegExp("^[a-z]{1,16}$", "u");
const pattern3 = new RegExp("^[0-9a-f]{64}$", "u");

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.is === undefined) && (missing0 = "is")) || ((data.seat === undefined) && (missing0 = "seat"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.pledge === undefined) && (missing0 = "pledge"))){
validate26.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "is") || (key0 === "seat")) || (key0 === "name")) || (key0 === "crest")) || (key0 === "pledge"))){
validate26.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.is !== undefined){
let data0 = data.is;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate26.errors = [{instancePath:instancePath+"/is",schemaPath:"#/properties/is/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("sit" !== data0){
validate26.errors = [{instancePath:instancePath+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue: "sit"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seat !== undefined){
let data1 = data.seat;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate26.errors = [{instancePath:instancePath+"/seat",schemaPath:"#/properties/seat/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 63 || isNaN(data1)){
validate26.errors = [{instancePath:instancePath+"/seat",schemaPath:"#/properties/seat/maximum",keyword:"maximum",params:{comparison: "<=", limit: 63},message:"must be <= 63"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate26.errors = [{instancePath:instancePath+"/seat",schemaPath:"#/properties/seat/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data2 = data.name;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func2(data2) > 24){
validate26.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 24},message:"must NOT have more than 24 characters"}];
return false;
}
else {
if(func2(data2) < 1){
validate26.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.crest !== undefined){
let data3 = data.crest;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(!pattern2.test(data3)){
validate26.errors = [{instancePath:instancePath+"/crest",schemaPath:"#/properties/crest/pattern",keyword:"pattern",params:{pattern: "^[a-z]{1,16}$"},message:"must match pattern \""+"^[a-z]{1,16}$"+"\""}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/crest",schemaPath:"#/properties/crest/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pledge !== undefined){
let data4 = data.pledge;
const _errs10 = errors;
if(errors === _errs10){
if(typeof data4 === "string"){
if(!pattern3.test(data4)){
validate26.errors = [{instancePath:instancePath+"/pledge",schemaPath:"#/properties/pledge/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/pledge",schemaPath:"#/properties/pledge/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="sit" */;
let vErrors = null;
let errors = 0;
if(!(validate26(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
validate25.errors = vErrors;
return errors === 0;
}

export const pledge = validate28;
const schema11 = {"$id":"pledge","$ref":"wire#/definitions/Pledge"};
const schema12 = {"type":"object","properties":{"is":{"type":"string","const":"pledge"},"pledge":{"type":"string","pattern":"^[0-9a-f]{64}$"}},"required":["is","pledge"],"additionalProperties":false};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.is === undefined) && (missing0 = "is")) || ((data.pledge === undefined) && (missing0 = "pledge"))){
validate29.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "is") || (key0 === "pledge"))){
validate29.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.is !== undefined){
let data0 = data.is;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate29.errors = [{instancePath:instancePath+"/is",schemaPath:"#/properties/is/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("pledge" !== data0){
validate29.errors = [{instancePath:instancePath+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue: "pledge"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pledge !== undefined){
let data1 = data.pledge;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
validate29.errors = [{instancePath:instancePath+"/pledge",schemaPath:"#/properties/pledge/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate29.errors = [{instancePath:instancePath+"/pledge",schemaPath:"#/properties/pledge/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}


function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="pledge" */;
let vErrors = null;
let errors = 0;
if(!(validate29(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
validate28.errors = vErrors;
return errors === 0;
}

export const start = validate31;
const schema13 = {"$id":"start","$ref":"wire#/definitions/Start"};
const schema14 = {"type":"object","properties":{"is":{"type":"string","const":"start"}},"required":["is"],"additionalProperties":false};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.is === undefined) && (missing0 = "is")){
validate32.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "is")){
validate32.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.is !== undefined){
let data0 = data.is;
if(typeof data0 !== "string"){
validate32.errors = [{instancePath:instancePath+"/is",schemaPath:"#/properties/is/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("start" !== data0){
validate32.errors = [{instancePath:instancePath+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue: "start"},message:"must be equal to constant"}];
return false;
}
}
}
}
}
else {
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}


function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="start" */;
let vErrors = null;
let errors = 0;
if(!(validate32(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate32.errors : vErrors.concat(validate32.errors);
errors = vErrors.length;
}
validate31.errors = vErrors;
return errors === 0;
}

export const reveal = validate34;
const schema15 = {"$id":"reveal","$ref":"wire#/definitions/Reveal"};
const schema16 = {"type":"object","properties":{"is":{"type":"string","const":"reveal"},"part":{"type":"string","pattern":"^[0-9a-f]{64}$"}},"required":["is","part"],"additionalProperties":false};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.is === undefined) && (missing0 = "is")) || ((data.part === undefined) && (missing0 = "part"))){
validate35.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "is") || (key0 === "part"))){
validate35.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.is !== undefined){
let data0 = data.is;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate35.errors = [{instancePath:instancePath+"/is",schemaPath:"#/properties/is/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("reveal" !== data0){
validate35.errors = [{instancePath:instancePath+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue: "reveal"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.part !== undefined){
let data1 = data.part;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
validate35.errors = [{instancePath:instancePath+"/part",schemaPath:"#/properties/part/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate35.errors = [{instancePath:instancePath+"/part",schemaPath:"#/properties/part/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}


function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="reveal" */;
let vErrors = null;
let errors = 0;
if(!(validate35(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
errors = vErrors.length;
}
validate34.errors = vErrors;
return errors === 0;
}

export const answer = validate37;
const schema17 = {"$id":"answer","$ref":"wire#/definitions/GiveAnswer"};
const schema18 = {"type":"object","properties":{"is":{"type":"string","const":"answer"},"id":{"type":"integer","minimum":0},"at":{"type":"integer","minimum":0},"decision":{"type":"string","maxLength":200},"choose":{"type":"array","items":{"$ref":"#/definitions/ChosenId"},"maxItems":500},"version":{"type":"integer","minimum":0}},"required":["is","id","at","decision","choose","version"],"additionalProperties":false};
const schema19 = {"type":"string","maxLength":200};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(typeof data === "string"){
if(func2(data) > 200){
validate39.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
}
else {
validate39.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate39.errors = vErrors;
return errors === 0;
}


function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.is === undefined) && (missing0 = "is")) || ((data.id === undefined) && (missing0 = "id"))) || ((data.at === undefined) && (missing0 = "at"))) || ((data.decision === undefined) && (missing0 = "decision"))) || ((data.choose === undefined) && (missing0 = "choose"))) || ((data.version === undefined) && (missing0 = "version"))){
validate38.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "is") || (key0 === "id")) || (key0 === "at")) || (key0 === "decision")) || (key0 === "choose")) || (key0 === "version"))){
validate38.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.is !== undefined){
let data0 = data.is;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate38.errors = [{instancePath:instancePath+"/is",schemaPath:"#/properties/is/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("answer" !== data0){
validate38.errors = [{instancePath:instancePath+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue: "answer"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data1 = data.id;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate38.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 0 || isNaN(data1)){
validate38.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data2 = data.at;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate38.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
validate38.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.decision !== undefined){
let data3 = data.decision;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func2(data3) > 200){
validate38.errors = [{instancePath:instancePath+"/decision",schemaPath:"#/properties/decision/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
}
else {
validate38.errors = [{instancePath:instancePath+"/decision",schemaPath:"#/properties/decision/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.choose !== undefined){
let data4 = data.choose;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data4)){
if(data4.length > 500){
validate38.errors = [{instancePath:instancePath+"/choose",schemaPath:"#/properties/choose/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs12 = errors;
if(!(validate39(data4[i0], {instancePath:instancePath+"/choose/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
var valid1 = _errs12 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/choose",schemaPath:"#/properties/choose/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
let data6 = data.version;
const _errs13 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate38.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs13){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 0 || isNaN(data6)){
validate38.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate38.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}


function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="answer" */;
let vErrors = null;
let errors = 0;
if(!(validate38(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
errors = vErrors.length;
}
validate37.errors = vErrors;
return errors === 0;
}

export const propose = validate42;
const schema20 = {"$id":"propose","$ref":"wire#/definitions/Propose"};
const schema21 = {"type":"object","properties":{"is":{"type":"string","const":"propose"},"what":{"type":"string","enum":["undo","replace"]},"seat":{"type":"integer","minimum":0,"maximum":63}},"required":["is","what"],"additionalProperties":false};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.is === undefined) && (missing0 = "is")) || ((data.what === undefined) && (missing0 = "what"))){
validate43.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "is") || (key0 === "what")) || (key0 === "seat"))){
validate43.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.is !== undefined){
let data0 = data.is;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate43.errors = [{instancePath:instancePath+"/is",schemaPath:"#/properties/is/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("propose" !== data0){
validate43.errors = [{instancePath:instancePath+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue: "propose"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.what !== undefined){
let data1 = data.what;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate43.errors = [{instancePath:instancePath+"/what",schemaPath:"#/properties/what/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data1 === "undo") || (data1 === "replace"))){
validate43.errors = [{instancePath:instancePath+"/what",schemaPath:"#/properties/what/enum",keyword:"enum",params:{allowedValues: schema21.properties.what.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seat !== undefined){
let data2 = data.seat;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate43.errors = [{instancePath:instancePath+"/seat",schemaPath:"#/properties/seat/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 63 || isNaN(data2)){
validate43.errors = [{instancePath:instancePath+"/seat",schemaPath:"#/properties/seat/maximum",keyword:"maximum",params:{comparison: "<=", limit: 63},message:"must be <= 63"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate43.errors = [{instancePath:instancePath+"/seat",schemaPath:"#/properties/seat/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate43.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate43.errors = vErrors;
return errors === 0;
}


function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="propose" */;
let vErrors = null;
let errors = 0;
if(!(validate43(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate43.errors : vErrors.concat(validate43.errors);
errors = vErrors.length;
}
validate42.errors = vErrors;
return errors === 0;
}

export const vote = validate45;
const schema22 = {"$id":"vote","$ref":"wire#/definitions/Vote"};
const schema23 = {"type":"object","properties":{"is":{"type":"string","const":"vote"},"yes":{"type":"boolean"}},"required":["is","yes"],"additionalProperties":false};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.is === undefined) && (missing0 = "is")) || ((data.yes === undefined) && (missing0 = "yes"))){
validate46.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "is") || (key0 === "yes"))){
validate46.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.is !== undefined){
let data0 = data.is;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate46.errors = [{instancePath:instancePath+"/is",schemaPath:"#/properties/is/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("vote" !== data0){
validate46.errors = [{instancePath:instancePath+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue: "vote"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.yes !== undefined){
const _errs4 = errors;
if(typeof data.yes !== "boolean"){
validate46.errors = [{instancePath:instancePath+"/yes",schemaPath:"#/properties/yes/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate46.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}


function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="vote" */;
let vErrors = null;
let errors = 0;
if(!(validate46(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
errors = vErrors.length;
}
validate45.errors = vErrors;
return errors === 0;
}

export const return_ = validate48;
const schema24 = {"$id":"return","$ref":"wire#/definitions/Return"};
const schema25 = {"type":"object","properties":{"is":{"type":"string","const":"return"}},"required":["is"],"additionalProperties":false};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.is === undefined) && (missing0 = "is")){
validate49.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "is")){
validate49.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.is !== undefined){
let data0 = data.is;
if(typeof data0 !== "string"){
validate49.errors = [{instancePath:instancePath+"/is",schemaPath:"#/properties/is/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("return" !== data0){
validate49.errors = [{instancePath:instancePath+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue: "return"},message:"must be equal to constant"}];
return false;
}
}
}
}
}
else {
validate49.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate49.errors = vErrors;
return errors === 0;
}


function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="return" */;
let vErrors = null;
let errors = 0;
if(!(validate49(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
errors = vErrors.length;
}
validate48.errors = vErrors;
return errors === 0;
}

export const leave = validate51;
const schema26 = {"$id":"leave","$ref":"wire#/definitions/Leave"};
const schema27 = {"type":"object","properties":{"is":{"type":"string","const":"leave"}},"required":["is"],"additionalProperties":false};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.is === undefined) && (missing0 = "is")){
validate52.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "is")){
validate52.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.is !== undefined){
let data0 = data.is;
if(typeof data0 !== "string"){
validate52.errors = [{instancePath:instancePath+"/is",schemaPath:"#/properties/is/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("leave" !== data0){
validate52.errors = [{instancePath:instancePath+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue: "leave"},message:"must be equal to constant"}];
return false;
}
}
}
}
}
else {
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}


function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="leave" */;
let vErrors = null;
let errors = 0;
if(!(validate52(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
validate51.errors = vErrors;
return errors === 0;
}

export const react = validate54;
const schema28 = {"$id":"react","$ref":"wire#/definitions/React"};
const schema29 = {"type":"object","properties":{"is":{"type":"string","const":"react"},"reaction":{"$ref":"#/definitions/Reaction"}},"required":["is","reaction"],"additionalProperties":false};
const schema30 = {"type":"string","enum":["hello","bravo","laugh","wow","thinking","hurry","sorry","thanks"]};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((data === "hello") || (data === "bravo")) || (data === "laugh")) || (data === "wow")) || (data === "thinking")) || (data === "hurry")) || (data === "sorry")) || (data === "thanks"))){
validate56.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema30.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate56.errors = vErrors;
return errors === 0;
}


function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.is === undefined) && (missing0 = "is")) || ((data.reaction === undefined) && (missing0 = "reaction"))){
validate55.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "is") || (key0 === "reaction"))){
validate55.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.is !== undefined){
let data0 = data.is;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate55.errors = [{instancePath:instancePath+"/is",schemaPath:"#/properties/is/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("react" !== data0){
validate55.errors = [{instancePath:instancePath+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue: "react"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reaction !== undefined){
const _errs4 = errors;
if(!(validate56(data.reaction, {instancePath:instancePath+"/reaction",parentData:data,parentDataProperty:"reaction",rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}


function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="react" */;
let vErrors = null;
let errors = 0;
if(!(validate55(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
errors = vErrors.length;
}
validate54.errors = vErrors;
return errors === 0;
}

export const rematch = validate59;
const schema31 = {"$id":"rematch","$ref":"wire#/definitions/Rematch"};
const schema32 = {"type":"object","properties":{"is":{"type":"string","const":"rematch"}},"required":["is"],"additionalProperties":false};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.is === undefined) && (missing0 = "is")){
validate60.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "is")){
validate60.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.is !== undefined){
let data0 = data.is;
if(typeof data0 !== "string"){
validate60.errors = [{instancePath:instancePath+"/is",schemaPath:"#/properties/is/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("rematch" !== data0){
validate60.errors = [{instancePath:instancePath+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue: "rematch"},message:"must be equal to constant"}];
return false;
}
}
}
}
}
else {
validate60.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate60.errors = vErrors;
return errors === 0;
}


function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="rematch" */;
let vErrors = null;
let errors = 0;
if(!(validate60(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
errors = vErrors.length;
}
validate59.errors = vErrors;
return errors === 0;
}

export const push = validate62;
const schema33 = {"$id":"push","$ref":"wire#/definitions/Push"};
const schema34 = {"type":"object","properties":{"is":{"type":"string","const":"push"},"endpoint":{"type":"string","maxLength":1000,"pattern":"^https://"},"p256dh":{"type":"string","maxLength":200},"auth":{"type":"string","maxLength":100}},"required":["is","endpoint","p256dh","auth"],"additionalProperties":false};
const pattern6 = new RegExp("^https://", "u");

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.is === undefined) && (missing0 = "is")) || ((data.endpoint === undefined) && (missing0 = "endpoint"))) || ((data.p256dh === undefined) && (missing0 = "p256dh"))) || ((data.auth === undefined) && (missing0 = "auth"))){
validate63.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "is") || (key0 === "endpoint")) || (key0 === "p256dh")) || (key0 === "auth"))){
validate63.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.is !== undefined){
let data0 = data.is;
const _errs2 = errors;
if(typeof data0 !== "string"){
validate63.errors = [{instancePath:instancePath+"/is",schemaPath:"#/properties/is/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("push" !== data0){
validate63.errors = [{instancePath:instancePath+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue: "push"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.endpoint !== undefined){
let data1 = data.endpoint;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(func2(data1) > 1000){
validate63.errors = [{instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/maxLength",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"}];
return false;
}
else {
if(!pattern6.test(data1)){
validate63.errors = [{instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/pattern",keyword:"pattern",params:{pattern: "^https://"},message:"must match pattern \""+"^https://"+"\""}];
return false;
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/endpoint",schemaPath:"#/properties/endpoint/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.p256dh !== undefined){
let data2 = data.p256dh;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(func2(data2) > 200){
validate63.errors = [{instancePath:instancePath+"/p256dh",schemaPath:"#/properties/p256dh/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
}
else {
validate63.errors = [{instancePath:instancePath+"/p256dh",schemaPath:"#/properties/p256dh/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.auth !== undefined){
let data3 = data.auth;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(func2(data3) > 100){
validate63.errors = [{instancePath:instancePath+"/auth",schemaPath:"#/properties/auth/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
}
else {
validate63.errors = [{instancePath:instancePath+"/auth",schemaPath:"#/properties/auth/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}


function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="push" */;
let vErrors = null;
let errors = 0;
if(!(validate63(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
validate62.errors = vErrors;
return errors === 0;
}

export const ping = validate65;
const schema35 = {"$id":"ping","$ref":"wire#/definitions/Ping"};
const schema36 = {"type":"object","properties":{"is":{"type":"string","const":"ping"}},"required":["is"],"additionalProperties":false};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.is === undefined) && (missing0 = "is")){
validate66.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "is")){
validate66.errors = [{instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.is !== undefined){
let data0 = data.is;
if(typeof data0 !== "string"){
validate66.errors = [{instancePath:instancePath+"/is",schemaPath:"#/properties/is/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("ping" !== data0){
validate66.errors = [{instancePath:instancePath+"/is",schemaPath:"#/properties/is/const",keyword:"const",params:{allowedValue: "ping"},message:"must be equal to constant"}];
return false;
}
}
}
}
}
else {
validate66.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate66.errors = vErrors;
return errors === 0;
}


function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="ping" */;
let vErrors = null;
let errors = 0;
if(!(validate66(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
errors = vErrors.length;
}
validate65.errors = vErrors;
return errors === 0;
}
